import type { FormState } from 'payload';

/**
 * The form of a document that was just made, with what the editor changed in the empty form since that was sent, and what
 * the CMS left out of it: a number that it could not read (editing/unread-amounts.ts).
 * @param stored the form of the document, as the CMS has it
 * @param sent the fields of the empty form when the document was made
 * @param typed the same when the form of the document came in its place
 * @returns null when nothing changed
 */
export function carryOver(stored: FormState, sent: FormState, typed: FormState): FormState | null {
  const removed = Object.keys(sent).filter((path) => !typed[path]);
  const changed = Object.keys(typed).filter(
    (path) => contentOf(typed[path]) !== contentOf(sent[path]) || isLeftOut(typed[path], stored[path]),
  );
  if (removed.length === 0 && changed.length === 0) return null;
  const kept = Object.entries(stored).filter(([path]) => !removed.includes(path));
  const carried = changed.map((path) => [path, withContent(stored[path], typed[path])]);
  return Object.fromEntries([...kept, ...carried]);
}

type FieldState = FormState[string] | undefined;

/** What an editor changes in a field, as text. */
export const contentOf = (field: FieldState): string | undefined =>
  field && JSON.stringify([field.value, field.rows?.map(({ id }) => id)]);

/** Whether the document has nothing where a text was typed. */
const isLeftOut = (typed: FieldState, stored: FieldState): boolean =>
  stored !== undefined && (stored.value ?? null) === null && typeof typed?.value === 'string' && typed.value !== '';

/** A field of the document with the content of another; a field that the document has not yet comes as it is. */
const withContent = (field: FieldState, typed: FieldState): FieldState =>
  field && typed
    ? { ...field, value: typed.value, initialValue: typed.value, ...(typed.rows && { rows: typed.rows }) }
    : typed;
