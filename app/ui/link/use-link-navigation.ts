import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isLeaving } from './leaving.tsx';

/**
 * Has the router follow every `Link` of the document. One listener on the document gets each click after React's handlers.
 * It leaves to the browser clicks with a modifier key, links to another tab, clicks that a handler has prevented, and all of
 * them once another document is loading.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-link]');
      if (!link || !isPlainClick(event) || (link.target && link.target !== '_self') || isLeaving()) return;
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

const isPlainClick = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !(defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey);
