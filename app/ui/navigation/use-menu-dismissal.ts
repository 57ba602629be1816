import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes the menus inside `root`, which are details or a popover: on navigation, on Escape (which returns the focus to the
 * button), and on a click or focus elsewhere. Opening a menu closes another one without this, because their details share
 * a `name`.
 */
export function useMenuDismissal(root: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const previousKey = useRef(key);

  useEffect(() => {
    if (previousKey.current === key) return; // not on hydration: a menu may have been opened before it
    previousKey.current = key;
    for (const menu of openMenus(root.current)) menu.open = false;
    const popover = root.current?.querySelector<HTMLElement>('[popover]');
    if (popover?.matches(':popover-open')) popover.hidePopover();
  }, [root, key]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', (event) => closeOnEscape(root.current, event), { signal });
    document.addEventListener('pointerdown', ({ target }) => closeOthers(root.current, target), { signal });
    document.addEventListener('focusin', ({ target }) => closeOthers(root.current, target), { signal });
    return () => controller.abort();
  }, [root]);
}

function openMenus(root: HTMLElement | null): HTMLDetailsElement[] {
  return [...(root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
}

function closeOnEscape(root: HTMLElement | null, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const menu = openMenus(root).at(0);
  if (!menu) return;
  // Otherwise the browser closes the popover around the menu as well.
  event.preventDefault();
  const inside = menu.contains(document.activeElement);
  menu.open = false;
  if (inside) menu.querySelector('summary')?.focus();
}

/** Closes the menus that overlay the page. Submenus in the phone's popover stay: closing them would move the content. */
function closeOthers(root: HTMLElement | null, target: EventTarget | null): void {
  for (const menu of openMenus(root)) {
    const inPanel = menu.closest('[popover]')?.matches(':popover-open');
    if (!inPanel && target instanceof Node && !menu.contains(target)) menu.open = false;
  }
}
