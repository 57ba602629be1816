import type { FormError } from '#app/platform/forms/form-error.ts';
import type { Draft } from '../draft.ts';

/**
 * The attributes of the fields of a `WritingForm`. The initial value is what was submitted with an error, else
 * the draft, else `current`.
 */
export interface FieldProps {
  /** For a text field or radio buttons; `current` is the value that is being edited. */
  text(name: string, current?: string): FieldAttributes<string>;
  /** For a list of checkboxes; `current` are the values that are being edited. */
  choices(name: string, current?: readonly string[]): FieldAttributes<string[]>;
}

interface FieldAttributes<T> {
  name: string;
  defaultValue: T | undefined;
  error: string | undefined;
}

/**
 * Makes the attributes of the fields from the draft, the error of the last submission and the errors by field name.
 */
export const fieldProps = (
  draft: Draft | null,
  formError: FormError | undefined,
  errors: Readonly<Record<string, string>>,
): FieldProps => ({
  text: (name, current) => ({
    name,
    defaultValue: formError?.values[name] ?? savedText(draft, name) ?? current,
    error: errors[name],
  }),
  choices: (name, current = []) => ({
    name,
    defaultValue: formError ? formError.values[name]?.split(',') : (savedChoices(draft, name) ?? [...current]),
    error: errors[name],
  }),
});

function savedText(draft: Draft | null, name: string): string | undefined {
  const value = draft?.fields[name];
  return typeof value === 'string' ? value : undefined;
}

/** The boxes that are ticked in a saved draft; null for a draft of a form that did not have them. */
function savedChoices(draft: Draft | null, name: string): string[] | null {
  const saved = draft?.updatedAt ? draft.fields[name] : undefined;
  return saved === undefined ? null : [saved].flat();
}
