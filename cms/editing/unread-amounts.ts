import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, FlattenedField } from 'payload';
import { ValidationError } from 'payload';
import { amountProblem, readAmount } from '../fields/read-amount.ts';
import { isPlainObject, type PlainObject } from '../plain-object.ts';
import { handsIn } from './hand-in.ts';

/*
 * The form sends an amount that is no number as the text that was typed (admin/amount-field.tsx), of which Payload would
 * make a number: of '1.500' it makes 1.5. A draft is saved without it and answered with it, so that nothing that is typed
 * is lost and the form keeps why it is not read. Publishing and handing in are refused.
 */

interface SaveArgs {
  id?: number | string;
  draft?: boolean;
  data?: PlainObject & { _status?: unknown };
}

/** Where a request remembers the texts that it did not store, by their paths. */
const KEY = 'unreadAmounts';

/** Reads the amounts of a save that came as text. A `beforeOperation` hook, after `noteHandIn`. */
export const readAmounts: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { id, draft, data } = args as SaveArgs;
  if ((operation !== 'create' && operation !== 'update') || !data) return args;
  const unread = new Map<string, string>();
  const read = mapAmounts(collection.flattenedFields, data, (value, path) => {
    if (typeof value !== 'string') return value;
    const reading = readAmount(value);
    if ('amount' in reading) return reading.amount;
    unread.set(path, value);
    return null;
  });
  const isInForm = operation === 'create' || id !== undefined;
  const keepsDraft = isInForm && draft === true && data._status !== 'published' && !handsIn(req);
  if (unread.size > 0 && !keepsDraft) {
    const errors = [...unread].map(([path, text]) => ({ path, message: amountProblem(text) ?? '' }));
    throw new ValidationError({ collection: collection.slug, errors }, req.t);
  }
  req.context[KEY] = unread;
  return { ...args, data: read };
};

/** Answers the save of a draft with the texts that it did not store, so that the form keeps them. An `afterOperation` hook. */
export const answerUnreadAmounts: CollectionAfterOperationHook = ({ collection, operation, req, result }) => {
  const unread = req.context[KEY] as Map<string, string> | undefined;
  if (operation !== 'updateByID' || !unread?.size) return result;
  return mapAmounts(
    collection.flattenedFields,
    result as unknown as PlainObject,
    (value, path) => unread.get(path) ?? value,
  );
};

/** These values with every amount in them, at any depth, changed by `change`. An amount that is left out stays so. */
function mapAmounts(
  fields: FlattenedField[],
  row: PlainObject,
  change: (value: unknown, path: string) => unknown,
  above = '',
): PlainObject {
  const changed = fields.flatMap((field): [name: string, value: unknown][] => {
    const value = row[field.name];
    const path = above + field.name;
    if (field.custom?.isAmount && value !== undefined) return [[field.name, change(value, path)]];
    if (field.type === 'group' && isPlainObject(value))
      return [[field.name, mapAmounts(field.flattenedFields, value, change, `${path}.`)]];
    if (field.type !== 'array' || !Array.isArray(value)) return [];
    const rows = value.map((one: unknown, place) =>
      isPlainObject(one) ? mapAmounts(field.flattenedFields, one, change, `${path}.${place}.`) : one,
    );
    return [[field.name, rows]];
  });
  return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) };
}
