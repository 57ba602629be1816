import { useState } from 'react';
import type { FormError } from '#app/platform/forms/form-error.ts';

/** Counts the errors: each is announced again, and resets the captcha, because a solution is accepted once. */
export function useErrorCount(formError: FormError | undefined): number {
  const [last, setLast] = useState(formError);
  const [count, setCount] = useState(0);
  if (formError !== last) {
    setLast(formError);
    if (formError) setCount(count + 1);
  }
  return count;
}
