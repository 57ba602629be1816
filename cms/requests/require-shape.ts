import type { CollectionBeforeOperationHook, CollectionConfig, FlattenedField } from 'payload';
import { ValidationError } from 'payload';
import { EditorError } from '../editor-error.ts';
import { isPlainObject } from '../plain-object.ts';
import { WRONG_REQUEST } from './explain-error.ts';

interface FieldError {
  path: string;
  message: string;
}

const TIMES = ['createdAt', 'updatedAt', 'deletedAt'];

/**
 * A collection that refuses a change whose values have not the type of their fields, at any depth, with an error at each.
 * Payload checks no types of a draft: it would fail on such a value somewhere on its way to the database. A change, or a
 * question for documents, that is no object at all is refused too.
 */
export const requireShape = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [refuseOtherShapes, ...(collection.hooks?.beforeOperation ?? [])],
  },
});

const refuseOtherShapes: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { data, where, limit, page } = args as { [key in 'data' | 'where' | 'limit' | 'page']?: unknown };
  const isQuestion = isPlainObject(where ?? {}) && [limit, page].every((count) => Number.isFinite(count ?? 0));
  if (!isQuestion) throw new EditorError(WRONG_REQUEST, 400);
  if (operation !== 'create' && operation !== 'update') return args;
  if (!isPlainObject(data)) throw new EditorError(WRONG_REQUEST, 400);
  const blocks = new Map(req.payload.config.blocks?.map((block) => [block.slug, block.flattenedFields]));
  const times = TIMES.filter((name) => !isTime(data[name])).map((path) => ({ path, message: WRONG }));
  const errors = [...times, ...errorsIn(collection.flattenedFields, data, { blocks, above: '' })];
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t);
  return args;
};

const WRONG = 'Dit past niet in dit veld.';

interface Place {
  blocks: ReadonlyMap<string, FlattenedField[]>;
  /** The path of the fields, with a dot at its end: 'seo.', 'blocks.0.'. */
  above: string;
}

/** The errors in the values of these fields. What is left out, and what is no field, is no error. */
function errorsIn(fields: FlattenedField[], data: Record<string, unknown>, { blocks, above }: Place): FieldError[] {
  return fields.flatMap((field) => {
    const value = data[field.name];
    const path = above + field.name;
    if (value === undefined || ('virtual' in field && field.virtual)) return [];
    const inside = (fields: FlattenedField[], part: unknown, suffix = '') =>
      isPlainObject(part) ? errorsIn(fields, part, { blocks, above: `${path}${suffix}.` }) : [{ path, message: WRONG }];
    if (field.type === 'group') return inside(field.flattenedFields, value);
    if (field.type === 'array' || field.type === 'blocks') {
      if (value === null || typeof value === 'number') return []; // a form sends how many rows an empty list has
      if (!Array.isArray(value)) return [{ path, message: WRONG }];
      const fieldsOf = (row: unknown) =>
        field.type === 'array'
          ? field.flattenedFields
          : blocks.get(String((row as { blockType?: unknown } | null)?.blockType));
      return value.flatMap((row, place) => {
        const fields = fieldsOf(row);
        return fields ? inside(fields, row, `.${place}`) : [{ path, message: WRONG }];
      });
    }
    return fits(field, value) ? [] : [{ path, message: WRONG }];
  });
}

/** Whether a value has the type of a field without fields of its own. */
function fits(field: FlattenedField, value: unknown): boolean {
  if (value === null) return true;
  const isOne = isOneOf(field);
  const isMany = 'hasMany' in field && field.hasMany;
  return isMany ? Array.isArray(value) && value.every(isOne) : isOne(value);
}

function isOneOf(field: FlattenedField): (value: unknown) => boolean {
  switch (field.type) {
    case 'checkbox':
      return (value) => typeof value === 'boolean';
    case 'number':
      return field.custom?.isAmount ? isNumberOrText : isNumber;
    case 'date':
      return isTime;
    case 'select':
      return (value) => field.options.some((option) => value === (typeof option === 'string' ? option : option.value));
    case 'relationship':
    case 'upload':
      return Array.isArray(field.relationTo)
        ? (value) => isPlainObject(value) && isReference(value.value)
        : isReference;
    case 'richText':
      return (value) => isPlainObject(value) && isPlainObject(value.root);
    default:
      return (value) => typeof value === 'string';
  }
}

/** Payload reads a number in a text as a number. */
const isNumber = (value: unknown) =>
  typeof value === 'number' || value === '' || (typeof value === 'string' && Number.isFinite(Number(value)));

/** What the form of an amount may hold (editing/unread-amounts.ts). */
const isNumberOrText = (value: unknown) => typeof value === 'number' || typeof value === 'string';

/** An id, or a document with it. */
const isReference = (value: unknown): boolean =>
  isPlainObject(value)
    ? isReference(value.id)
    : value === null || (isNumber(value) && Math.abs(Number(value)) < 2 ** 31);

const isTime = (value: unknown) =>
  value === undefined ||
  value === null ||
  value instanceof Date ||
  (typeof value === 'string' && (value === '' || !Number.isNaN(Date.parse(value))));
