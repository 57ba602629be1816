import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isForRouter } from './is-for-router.ts';

/**
 * Has the router follow every `Link` of the document. One listener on the document gets each click after React's handlers.
 * It leaves to the browser the links to another tab, and the clicks that are not for the router.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-link]');
      if (!link || !isForRouter(event) || (link.target && link.target !== '_self')) return;
      const { origin, pathname, search, hash, href } = new URL(link.href);
      if (origin !== location.origin) return;
      event.preventDefault();
      const preventScrollReset = link.dataset.link === 'in-place';
      void navigate(pathname + search + hash, { preventScrollReset, replace: href === location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
