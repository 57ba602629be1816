import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isLeaving } from './leaving.tsx';

/**
 * Has the router follow every link to a page of this site, those in texts of editors too. One listener on the document gets
 * each click after React's handlers, and leaves to the browser those that are not for the router.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const path = link && isForRouter(event) && internalPath(link, location.origin);
      if (!path) return;
      event.preventDefault();
      void navigate(path, {
        preventScrollReset: link.dataset.link === 'in-place',
        replace: link.href === location.href,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/**
 * Whether the router may follow a link that was clicked. The browser does so after a click with a modifier key, after one that
 * a handler has prevented, and after every click once it has begun to load another document.
 */
const isForRouter = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !(defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey || isLeaving());

/** Paths that only the server handles: files, calls and the CMS. */
const SERVER_PATH = /^\/(api|cms|media)\/|\.\w+$/;

/**
 * The path of a link to a page of this site, which the router can follow. Null for a link that is left to the browser: one
 * to another site, to a file, within the page, in another window, or that loads a new document.
 */
export function internalPath(link: HTMLAnchorElement, siteOrigin: string): string | null {
  const { origin, pathname, search, hash } = link;
  const isLeft = link.matches('[target],[download],[href^="#"],[data-link=document]');
  return isLeft || origin !== siteOrigin || SERVER_PATH.test(pathname) ? null : pathname + search + hash;
}
