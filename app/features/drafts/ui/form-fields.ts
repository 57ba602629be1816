import type { DraftFields } from '../draft.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of input that the member does not type into, or that, like a password, must not be saved. */
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

/** The values of the visible fields by their names; for checkboxes the ticked values. */
export function readFields(form: HTMLFormElement): DraftFields {
  const values: DraftFields = {};
  for (const field of fieldsOf(form)) {
    if (field.type === 'checkbox')
      values[field.name] = [...(values[field.name] ?? []), ...ticked(field as HTMLInputElement)];
    else if (!isChoice(field) || field.checked) values[field.name] = field.value;
  }
  return values;
}

const ticked = ({ checked, value }: HTMLInputElement): string[] => (checked ? [value] : []);

/** Whether a text field has text. Checkboxes, radio buttons and selects do not count. */
export const hasText = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some((field) => isTyped(field) && field.value.trim() !== '');

/** Whether a text field holds something else than it was rendered with. */
export const isChanged = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some((field) => isTyped(field) && field.value !== field.defaultValue);

const isTyped = (field: Field): field is HTMLTextAreaElement | HTMLInputElement =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !isChoice(field));

/** Puts `fields` into the form with the events of typing, so that, for example, counters of characters update. */
export function fillFields(form: HTMLFormElement, fields: DraftFields): void {
  for (const field of fieldsOf(form)) {
    const value = fields[field.name];
    if (isChoice(field))
      setByPrototype(field, 'checked', value === field.value || Boolean(value?.includes(field.value)));
    else if (typeof value === 'string') setByPrototype(field, 'value', value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Sets a property by the setter of the prototype. React overrides it on the element, and would then ignore the event.
 */
function setByPrototype(field: Field, property: 'value' | 'checked', value: string | boolean): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set;
  setter?.call(field, value);
}
