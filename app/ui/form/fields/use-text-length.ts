import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

interface Options {
  /** The most characters that it may have; undefined for any number. */
  max: number | undefined;
  /** What it starts with. */
  text: string;
}

/**
 * How many characters a field has, and what to say if these are too many. Who types stops at the maximum; what is pasted,
 * dropped or spoken is never cut: it stays, is too long, and can be shortened (rules.md R52). So the field has no maxlength
 * without JavaScript: the server refuses what is too long, and gives it back.
 */
export function useTextLength(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { max, text }: Options,
): { length: number; tooLong: string | undefined } {
  const [length, setLength] = useState(text.length);
  const tooMany = max === undefined ? 0 : Math.max(0, length - max);
  const tooLong = tooMany === 0 ? undefined : `Dit is ${countCharacters(tooMany)} te lang. Er passen er ${max} in.`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may be set by a script
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const limitTyping = (isOn: boolean) => {
      if (isOn && max !== undefined) element.maxLength = max;
      else element.removeAttribute('maxlength');
    };
    const count = () => {
      setLength(element.value.length);
      limitTyping(element.value.length <= (max ?? 0));
    };
    const handleBeforeInput = (event: Event) => limitTyping(event instanceof InputEvent && isTyped(event));
    const handleReset = () => setTimeout(count); // after the reset
    count(); // of what was typed before our scripts ran
    element.addEventListener('beforeinput', handleBeforeInput);
    element.addEventListener('input', count);
    element.form?.addEventListener('reset', handleReset);
    return () => {
      element.removeEventListener('beforeinput', handleBeforeInput);
      element.removeEventListener('input', count);
      element.form?.removeEventListener('reset', handleReset);
    };
  }, [field, max, text]);

  // So that an error about it stays until it fits.
  useLayoutEffect(() => field.current?.setCustomValidity(tooLong ?? ''), [field, tooLong]);

  return { length, tooLong };
}

/** Whether it comes from a key, which adds a character or a line, or takes something away. */
const isTyped = ({ inputType, data }: InputEvent): boolean =>
  inputType === 'insertText'
    ? (data ?? '').length <= 1
    : /^(insertLineBreak|insertParagraph|delete.*)$/.test(inputType);

export const countCharacters = (count: number): string => `${count} ${count === 1 ? 'teken' : 'tekens'}`;
