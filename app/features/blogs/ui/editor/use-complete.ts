import { type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether the form has a title and an introduction: without both it can't be saved. `fieldRef` is for any field of the
 * form.
 */
export function useComplete() {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [complete, setComplete] = useState(true);
  useEffect(() => {
    const form = fieldRef.current?.form;
    if (form) setComplete(isComplete(form));
  }, []);
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => setComplete(isComplete(currentTarget));
  return { fieldRef, complete, onInput };
}

function isComplete(form: HTMLFormElement): boolean {
  const fields = new FormData(form);
  return ['Title', 'Description'].every((name) => String(fields.get(name) ?? '').trim() !== '');
}
