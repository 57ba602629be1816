import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';

interface Options {
  /** What the server said of the last submission. */
  refused: { errors: Record<string, string> } | undefined;
  /** How long the errors wait, in milliseconds (spec §5). */
  delay: number;
}

/**
 * The errors of a form's fields: checked in the browser with the contract's schema before anything is sent, and by the
 * server in any case. `check` is the form's onSubmit; a submission while it waits is ignored (spec §4, Registration).
 */
export function useFieldErrors(schema: z.ZodType, { refused, delay }: Options) {
  const [found, setFound] = useState<Record<string, string> | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => setFound(null), [refused]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function check(event: FormEvent<HTMLFormElement>) {
    const errors = errorsOf(schema, new FormData(event.currentTarget));
    clearTimeout(waiting.current);
    if (!errors) return setFound({});
    event.preventDefault();
    waiting.current = setTimeout(() => setFound(errors), delay);
  }

  return { errors: found ?? refused?.errors ?? {}, check };
}

function errorsOf(schema: z.ZodType, form: FormData): Record<string, string> | null {
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (parsed.success) return null;
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issue.message;
  return errors;
}
