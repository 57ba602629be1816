import { isHiddenField } from './hidden-field.ts';

/**
 * The values typed in a form, to be shown again with the form's errors. Passwords and our own hidden fields are left out;
 * the values of a name that occurs more than once are joined with commas.
 */
export function typedValues(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => !/password/i.test(name) && !isHiddenField(name));
  const textsOf = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return Object.fromEntries(names.map((name) => [name, textsOf(name).join(',')]));
}

/** The text of a form's field; null where it is missing or a file. */
export const textOf = (form: FormData, name: string): string | null => {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
};
