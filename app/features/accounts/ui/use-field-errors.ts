import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';

interface Options {
  /** What the server said of the last submission. */
  refused: { errors: Record<string, string> } | undefined;
  /** How long the errors wait, in milliseconds (spec §5). */
  delay: number;
}

/** A field that is being filled in without the reader, and when that is over. */
interface Coming {
  field: string;
  settled: () => Promise<void> | undefined;
}

/**
 * The errors of a form's fields: checked in the browser with the contract's schema before anything is sent, and by the
 * server in any case. The schema comes after the page, by `load`; a form sent before that, or where it never comes, is
 * checked by the server alone. `check` is the form's onSubmit; a submission while it waits is ignored (spec §4,
 * Registration). Where all that is missing is what is `coming`, it sends the form by itself once that is there.
 */
export function useFieldErrors(load: () => Promise<z.ZodObject>, { refused, delay }: Options) {
  const schema = useRef<z.ZodObject>(undefined);
  const [found, setFound] = useState<Record<string, string> | null>(null);
  const [held, setHeld] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout> | 'coming'>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form has one schema
  useEffect(() => {
    load().then(
      (loaded) => {
        schema.current = loaded;
      },
      () => {}, // then the server says what is wrong
    );
  }, []);
  useEffect(() => {
    if (refused) setFound(null);
  }, [refused]);
  useEffect(() => () => clearTimeout(waiting.current === 'coming' ? undefined : waiting.current), []);

  function check(event: FormEvent<HTMLFormElement>, coming?: Coming) {
    const form = event.currentTarget;
    const fields = schema.current;
    const parsed = fields?.safeParse(Object.fromEntries(new FormData(form)));
    if (!fields || !parsed || parsed.success) return setFound({});
    event.preventDefault();
    if (waiting.current) return;
    const errors = fieldErrors(fields, parsed.error);
    const settled = coming && errors[coming.field] && coming.settled();
    if (settled) delete errors[coming.field];
    if (settled && Object.keys(errors).length === 0) {
      waiting.current = 'coming';
      setHeld(true);
      settled.then(() => {
        waiting.current = undefined;
        setHeld(false);
        form.requestSubmit();
      });
      return;
    }
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      setFound(errors);
    }, delay);
  }

  return { errors: found ?? refused?.errors ?? {}, check, held };
}
