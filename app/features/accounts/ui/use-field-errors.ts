import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';

interface Options {
  /** What the server said of the last submission. */
  refused: { errors: Record<string, string> } | undefined;
  /** How long the errors wait, in milliseconds (spec §5). */
  delay: number;
}

/**
 * The errors of a form's fields: checked in the browser with the contract's schema before anything is sent, and by the
 * server in any case. The schema comes after the page, by `load`; a form sent before that is checked by the server alone. `check` is the form's onSubmit; a submission while it waits is ignored (spec §4, Registration).
 */
export function useFieldErrors(load: () => Promise<z.ZodObject>, { refused, delay }: Options) {
  const schema = useRef<z.ZodObject>(undefined);
  const [found, setFound] = useState<Record<string, string> | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form has one schema
  useEffect(() => {
    load().then((loaded) => {
      schema.current = loaded;
    });
  }, []);
  useEffect(() => {
    if (refused) setFound(null);
  }, [refused]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function check(event: FormEvent<HTMLFormElement>) {
    const fields = schema.current;
    const parsed = fields?.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!fields || !parsed || parsed.success) return setFound({});
    event.preventDefault();
    if (waiting.current) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      setFound(fieldErrors(fields, parsed.error));
    }, delay);
  }

  return { errors: found ?? refused?.errors ?? {}, check };
}
