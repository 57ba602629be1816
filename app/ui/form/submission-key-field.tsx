import { useEffect, useRef } from 'react';
import { submissionKeys } from './submission-key.ts';

interface Props {
  /** The key that the server gave with the page. */
  value: string;
}

/**
 * The hidden field with the idempotency key of its form, by which a repeated submission is recognised (rules.md R34). Before
 * each submission it gets the key of what is sent. Without JavaScript it has the key of the server.
 */
export function SubmissionKeyField({ value }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!form) return;
    const keyOf = submissionKeys(value);
    const renew = () => {
      input.value = keyOf(new FormData(form));
    };
    form.addEventListener('submit', renew, true); // before those that read the form
    return () => form.removeEventListener('submit', renew, true);
  }, [value]);
  return <input ref={field} type="hidden" name="_key" defaultValue={value} />;
}
