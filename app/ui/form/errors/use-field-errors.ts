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
 * server in any case. The schema comes after the page, by `load`; a form sent before that, or where it never comes, is
 * checked by the server alone. `check` is the form's onSubmit; a submission while it waits is ignored (spec §4,
 * Registration).
 */
export function useFieldErrors(load: () => Promise<z.ZodObject>, { refused, delay }: Options) {
  const checker = useRef<(form: FormData) => Record<string, string> | null>(undefined);
  const [found, setFound] = useState<Record<string, string> | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form has one schema
  useEffect(() => {
    loadChecker(load).then(
      (loaded) => {
        checker.current = loaded;
      },
      () => {}, // then the server says what is wrong
    );
  }, []);
  useEffect(() => {
    if (refused) setFound(null);
  }, [refused]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function check(event: FormEvent<HTMLFormElement>) {
    const errors = checker.current?.(new FormData(event.currentTarget));
    if (!errors) return setFound({});
    event.preventDefault();
    if (waiting.current) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      setFound(errors);
    }, delay);
  }

  return { errors: found ?? refused?.errors ?? {}, check };
}

/** What looks for errors, with zod on which it stands: both come after the page. Gives null where nothing is wrong. */
async function loadChecker(load: () => Promise<z.ZodObject>) {
  const [schema, { fieldErrors }] = await Promise.all([load(), import('#app/platform/forms/field-errors.ts')]);
  return (form: FormData) => {
    const parsed = schema.safeParse(Object.fromEntries(form));
    return parsed.success ? null : fieldErrors(schema, parsed.error);
  };
}
