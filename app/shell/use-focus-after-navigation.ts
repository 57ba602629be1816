import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the content after a navigation, when the followed link was in the header or footer or is no longer
 * rendered. Other elements, such as a search field, retain the focus.
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
