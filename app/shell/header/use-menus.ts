import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * What details and popover do not do by themselves: close on navigation, on Escape (focus goes back to the button), on
 * a click or focus elsewhere. That one menu closes another is the `name` that their details share, JavaScript or not.
 */
export function useMenus(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what changes with every navigation
  useEffect(() => {
    for (const menu of openMenus(header.current)) menu.open = false;
    const popover = header.current?.querySelector<HTMLElement>('[popover]');
    if (popover?.matches(':popover-open')) popover.hidePopover();
  }, [header, key]);

  useEffect(() => {
    const gone = new AbortController();
    const on = { signal: gone.signal };
    document.addEventListener('keydown', (event) => closeOnEscape(header.current, event), on);
    document.addEventListener('pointerdown', ({ target }) => closeOthers(header.current, target), on);
    document.addEventListener('focusin', ({ target }) => closeOthers(header.current, target), on);
    return () => gone.abort();
  }, [header]);
}

function openMenus(header: HTMLElement | null): HTMLDetailsElement[] {
  return [...(header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
}

function closeOnEscape(header: HTMLElement | null, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const menu = openMenus(header).at(0);
  if (!menu) return;
  // Otherwise the browser closes the whole panel as well, and one press would go two steps back.
  event.preventDefault();
  const inside = menu.contains(document.activeElement);
  menu.open = false;
  if (inside) menu.querySelector('summary')?.focus();
}

/** Closes what floats; inside the phone's panel submenus stand in the flow, where closing would make the text jump. */
function closeOthers(header: HTMLElement | null, target: EventTarget | null): void {
  for (const menu of openMenus(header)) {
    const inPanel = menu.closest('[popover]')?.matches(':popover-open');
    if (!inPanel && target instanceof Node && !menu.contains(target)) menu.open = false;
  }
}
