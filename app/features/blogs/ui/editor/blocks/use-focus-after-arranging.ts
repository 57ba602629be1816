import { type RefObject, useEffect, useRef } from 'react';

/** What gets the focus after blocks were arranged: a part of the block with this key, or the message about it. */
interface Target {
  key: number | null;
  on: 'field' | 'up' | 'down' | 'message';
}

/**
 * Gives a function that names what gets the focus once the blocks have been rendered anew: moving an element in the page
 * takes its focus away. A button that can't be pressed any more leaves it to the other one.
 */
export function useFocusAfterArranging(container: RefObject<HTMLElement | null>): (target: Target | null) => void {
  const next = useRef<Target>(null);
  useEffect(() => {
    const target = next.current;
    next.current = null;
    if (!target || !container.current) return;
    find(container.current, target)?.focus();
  });
  return (target) => {
    next.current = target;
  };
}

function find(container: HTMLElement, { key, on }: Target): HTMLElement | null {
  if (key === null) return container.querySelector('[data-message]');
  const block = container.querySelector(`[data-block="${key}"]`);
  if (on === 'field') return block?.querySelector('textarea, input:not([type=hidden])') ?? null;
  const other = on === 'up' ? 'down' : 'up';
  return block?.querySelector(`[data-move=${on}]:enabled`) ?? block?.querySelector(`[data-move=${other}]`) ?? null;
}
