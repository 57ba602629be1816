import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Has the router follow every `Link` of the document: one listener, which hears a click after the handlers of React. A
 * click that asks for more than following (another tab, a download) is the browser's, as is a link that somebody handled.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-link]');
      if (!link || !isPlain(event) || (link.target && link.target !== '_self')) return;
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

const isPlain = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !(defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey);
