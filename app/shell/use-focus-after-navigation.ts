import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation without reload, the link that was followed is gone or in a closed menu; then focus goes to the
 * content, as a whole new page would do. Where something useful has focus (a search box, an anchor), it stays.
 */
export function useFocusAfterNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const active = document.activeElement;
    if (active === document.body || active?.closest('header, footer')) main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
