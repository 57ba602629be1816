import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useStandingErrors, type Validator } from './use-standing-errors.ts';

/**
 * How long to wait before the errors of a form are shown, in milliseconds: of who logs in or recovers an account, of who
 * asks or begins something, and of who changes an address or password.
 */
export const ERROR_DELAYS = { account: 200, writing: 300, settings: 400 } as const;

interface Options {
  /** The result of the last submission, when the server refused it. */
  formError: { errors: Record<string, string> } | undefined;
  /** How long to wait before the errors are shown, in milliseconds. */
  delay: number;
}

/**
 * The errors of the fields of a form, by name. The browser validates the fields with the contract's schema before the form is
 * sent; the server always validates them too. `loadSchema` loads the schema once something on the page has the focus. Until
 * then, or if loading fails, only the server validates. `validate` is for the form's onSubmit; it ignores submissions during
 * the delay. An error goes when its field is right.
 */
export function useFieldErrors(loadSchema: () => Promise<z.ZodObject>, { formError, delay }: Options) {
  const validator = useRef<Validator>(undefined);
  const [ownErrors, setOwnErrors] = useState<Record<string, string> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form has one schema
  useEffect(() => {
    const load = () => {
      loadValidator(loadSchema).then(
        (loaded) => {
          validator.current = loaded;
        },
        () => {}, // the server validates
      );
    };
    if (document.activeElement !== document.body) return load();
    addEventListener('focusin', load, { once: true });
    return () => removeEventListener('focusin', load);
  }, []);
  useEffect(() => {
    if (formError) setOwnErrors(null);
  }, [formError]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function validate(event: FormEvent<HTMLFormElement>) {
    const errors = validator.current?.(new FormData(event.currentTarget));
    if (!errors) return setOwnErrors({});
    event.preventDefault();
    if (timer.current) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setOwnErrors(errors);
    }, delay);
  }

  return { errors: useStandingErrors(ownErrors ?? formError?.errors, validator), validate };
}

/** Loads the schema together with zod, which is too large for the first load of a page. */
async function loadValidator(load: () => Promise<z.ZodObject>): Promise<Validator> {
  const [schema, { fieldErrors }] = await Promise.all([load(), import('#app/platform/forms/field-errors.ts')]);
  return (form: FormData) => {
    const parsed = schema.safeParse(Object.fromEntries(form));
    return parsed.success ? null : fieldErrors(schema, parsed.error);
  };
}
