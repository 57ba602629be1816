import Combobox from '@github/combobox-nav';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Makes a field and the list of its options a combobox (ARIA Authoring Practices): it adds the roles and states, and
 * handles the arrow keys and Enter, which clicks the chosen option. The list is open while it has options. Without
 * JavaScript the field stays a field.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  options: readonly string[],
): void {
  const combobox = useRef<Combobox>(null);

  useEffect(() => {
    if (!field.current || !list.current) return;
    const attached = new Combobox(field.current, list.current, { tabInsertsSuggestions: false });
    combobox.current = attached;
    return () => attached.destroy();
  }, [field, list]);

  useEffect(() => {
    if (options.length === 0) return;
    combobox.current?.start();
    return () => combobox.current?.stop();
  }, [options]);
}
