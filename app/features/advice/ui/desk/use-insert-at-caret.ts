import { useEffect, useRef } from 'react';

/**
 * Gives the function that puts words into a field where the caret was last, or at its end where nobody was in it yet. It takes
 * the place of what is selected, stands apart from the words around it, and the focus goes behind it.
 */
export function useInsertAtCaret(fieldId: string): (words: string) => void {
  const visited = useRef<Element>(null);
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement && target.id === fieldId) visited.current = target;
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [fieldId]);
  return (words) => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLTextAreaElement) insertWords(field, words, visited.current === field);
  };
}

function insertWords(field: HTMLTextAreaElement, words: string, atCaret: boolean): void {
  const { value } = field;
  const [start, end] = atCaret ? [field.selectionStart, field.selectionEnd] : [value.length, value.length];
  const before = /\S$/.test(value.slice(0, start)) ? ' ' : '';
  const after = /^[\p{L}\p{N}]/u.test(value.slice(end)) ? ' ' : '';
  field.focus();
  field.setRangeText(`${before}${words}${after}`, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true })); // for the draft, the counter and the preview
}
