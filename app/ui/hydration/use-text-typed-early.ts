import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Keeps what was typed into a text area before our scripts ran. React sets a text area that has a default value back to
 * it when it hydrates it, though not an input. `onRestored` is called with the text that was put back.
 */
export function useTextTypedEarly(
  element: RefObject<HTMLTextAreaElement | null>,
  id: string,
  onRestored: (text: string) => void,
): void {
  const hydrating = !useHydrated();
  const [typed] = useState(() => (hydrating && typeof document !== 'undefined' ? findTypedText(id) : null));
  const handleRestored = useEffectEvent(onRestored);
  useLayoutEffect(() => {
    if (typed === null || !element.current) return;
    element.current.value = typed;
    handleRestored(typed);
  }, [typed, element]);
}

function findTypedText(id: string): string | null {
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement && area.value !== area.defaultValue ? area.value : null;
}
