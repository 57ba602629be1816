import { useEffect, useState } from 'react';

type Errors = Readonly<Record<string, string>>;

/** Validates the fields of a form: gives the errors by name, or null when there are none. */
export type Validator = (form: FormData) => Record<string, string> | null;

const NONE: Errors = {};

/**
 * The errors of a form without those of fields that are right by now: an error goes while its field is corrected, not when
 * the form is sent again. `validator` says what is right; without it, or while it is not loaded, a field is that has
 * something in it that its browser accepts. `errors` keeps its identity until the form is refused again.
 */
export function useStandingErrors(errors: Errors = NONE, validator?: { current: Validator | undefined }): Errors {
  const [corrected, setCorrected] = useState<{ of: Errors; names: readonly string[] }>({ of: errors, names: [] });
  const names = corrected.of === errors ? corrected.names : [];

  useEffect(() => {
    const correct = ({ target }: Event) => {
      if (!isField(target) || !target.form?.querySelector('[aria-invalid="true"]')) return;
      const ids = [target, target.closest('fieldset[id]')].map((element) => element?.id.replace(/^field-/, '') ?? '');
      const name = [target.name, ...ids].find((key) => Object.hasOwn(errors, key));
      if (name === undefined) return;
      const isRight = validator?.current
        ? !validator.current(new FormData(target.form))?.[name]
        : holdsSomething(target);
      if (!isRight) return;
      setCorrected((last) => ({ of: errors, names: [...(last.of === errors ? last.names : []), name] }));
    };
    document.addEventListener('input', correct);
    return () => document.removeEventListener('input', correct);
  }, [errors, validator]);

  if (names.length === 0) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const holdsSomething = (field: Field): boolean =>
  field.validity.valid &&
  (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
    ? field.checked
    : field.value.trim() !== '');
