import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { findOpenPopover, isOpenPopover } from '../disclosure/open-popover.ts';

/**
 * Closes the menus inside `root`, which are details or a popover: on navigation, on Escape (which returns the focus to the
 * button), and on a click or focus elsewhere. Opening a menu closes another one without this, because their details share
 * a `name`. A popover takes the focus when it opens, because it covers the button that opened it (WCAG 2.4.11).
 */
export function useMenuDismissal(root: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const previousKey = useRef(key);

  useEffect(() => {
    if (previousKey.current === key) return; // not on hydration: a menu may have been opened before it
    previousKey.current = key;
    for (const menu of openMenus(root.current)) menu.open = false;
    findOpenPopover(root.current)?.hidePopover();
  }, [root, key]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', (event) => closeOnEscape(root.current, event), { signal });
    document.addEventListener('pointerdown', ({ target }) => closeOthers(root.current, target), { signal });
    document.addEventListener('focusin', ({ target }) => closeOthers(root.current, target), { signal });
    root.current?.addEventListener('toggle', ({ target }) => focusOpened(target), { signal, capture: true });
    return () => controller.abort();
  }, [root]);
}

function openMenus(root: HTMLElement | null): HTMLDetailsElement[] {
  return [...(root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
}

/** Moves the focus into a popover that has just opened. */
function focusOpened(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !isOpenPopover(target)) return;
  if (!target.contains(document.activeElement))
    target.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus();
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
  const popover = findOpenPopover(root);
  if (popover && target instanceof Node && !popover.contains(target)) popover.hidePopover();
  for (const menu of openMenus(root)) {
    const panel = menu.closest('[popover]');
    const inPanel = panel !== null && isOpenPopover(panel);
    if (!inPanel && target instanceof Node && !menu.contains(target)) menu.open = false;
  }
}
