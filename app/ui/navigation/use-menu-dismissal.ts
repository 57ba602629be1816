import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What details and popover do not do by themselves, for those inside `root`: close on navigation, on Escape (focus goes
 * back to the button), on a click or focus elsewhere. That one menu closes another is the `name` that their details
 * share, JavaScript or not.
 */
export function useMenuDismissal(root: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    if (shown.current === key) return; // not when our script comes: who was quicker has opened one already
    shown.current = key;
    for (const menu of openMenus(root.current)) menu.open = false;
    const popover = root.current?.querySelector<HTMLElement>('[popover]');
    if (popover?.matches(':popover-open')) popover.hidePopover();
  }, [root, key]);

  useEffect(() => {
    const gone = new AbortController();
    const on = { signal: gone.signal };
    document.addEventListener('keydown', (event) => closeOnEscape(root.current, event), on);
    document.addEventListener('pointerdown', ({ target }) => closeOthers(root.current, target), on);
    document.addEventListener('focusin', ({ target }) => closeOthers(root.current, target), on);
    return () => gone.abort();
  }, [root]);
}

function openMenus(root: HTMLElement | null): HTMLDetailsElement[] {
  return [...(root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
}

function closeOnEscape(root: HTMLElement | null, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const menu = openMenus(root).at(0);
  if (!menu) return;
  // Otherwise the browser closes the whole panel as well, and one press would go two steps back.
  event.preventDefault();
  const inside = menu.contains(document.activeElement);
  menu.open = false;
  if (inside) menu.querySelector('summary')?.focus();
}

/** Closes what floats; inside the phone's panel submenus stand in the flow, where closing would make the text jump. */
function closeOthers(root: HTMLElement | null, target: EventTarget | null): void {
  for (const menu of openMenus(root)) {
    const inPanel = menu.closest('[popover]')?.matches(':popover-open');
    if (!inPanel && target instanceof Node && !menu.contains(target)) menu.open = false;
  }
}
