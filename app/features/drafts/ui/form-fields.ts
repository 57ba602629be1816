import type { DraftFields } from '../draft.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Kinds of input that hold no writing of the member's, or, like a password, none that may be saved. */
const NEVER_SAVED = new Set(['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image']);

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field => 'name' in element && element.name !== '' && 'value' in element && isSaved(element),
  );

const isSaved = (element: Element): boolean =>
  element instanceof HTMLInputElement
    ? !NEVER_SAVED.has(element.type)
    : element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** What stands in the fields that the member sees, by their names; of checkboxes the values that are ticked. */
export function readFields(form: HTMLFormElement): DraftFields {
  const read: DraftFields = {};
  for (const field of fieldsOf(form)) {
    if (field.type === 'checkbox')
      read[field.name] = [...(read[field.name] ?? []), ...ticked(field as HTMLInputElement)];
    else if (!isChoice(field) || field.checked) read[field.name] = field.value;
  }
  return read;
}

const ticked = ({ checked, value }: HTMLInputElement): string[] => (checked ? [value] : []);

/** Whether something was written: choices alone are no writing. */
export const hasText = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some((field) => isTyped(field) && field.value.trim() !== '');

const isTyped = (field: Field): boolean =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !isChoice(field));

/** Puts `fields` into the form, as if the member had typed them, so that counters and the like follow. */
export function fillFields(form: HTMLFormElement, fields: DraftFields): void {
  for (const field of fieldsOf(form)) {
    const value = fields[field.name];
    if (isChoice(field)) setNatively(field, 'checked', value === field.value || Boolean(value?.includes(field.value)));
    else if (typeof value === 'string') setNatively(field, 'value', value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Past React's own setter, which would make it take the change for one that it had made itself. */
function setNatively(field: Field, property: 'value' | 'checked', value: string | boolean): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set;
  setter?.call(field, value);
}
