import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sets a field to what the address says when that changes: by a search, a link, or Back. A field in which the reader is
 * typing meanwhile stays as it is, and so does one that was filled in before the page was hydrated.
 */
export function useValueOfAddress(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  { value, typing = false }: { value: string; typing?: boolean },
): void {
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (field.current && !typing) field.current.value = value;
  }, [field, value, typing]);
}
