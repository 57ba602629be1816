import { fieldsOf } from '#app/platform/forms/form-data.ts';

/**
 * The values typed in a form, to be shown again with the form's errors. Passwords and our own hidden fields (`_…`) are
 * left out; the values of a name that occurs more than once are joined with commas.
 */
export function typedValues(form: FormData): Record<string, string> {
  const shown = Object.entries(fieldsOf(form)).filter(([name]) => !/password|^_/i.test(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, textsIn(value).join(',')]));
}

const textsIn = (value: unknown) => [value].flat().filter((each) => typeof each === 'string');

/** The text of a form's field; null where it is missing or a file. */
export const textOf = (form: FormData, name: string): string | null => {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
};
