import type { FlattenedBlock, FlattenedField } from 'payload';
import { isEditorsOnly } from '../../fields/editors-only.ts';
import { isPlainObject, type PlainObject } from '../../plain-object.ts';
import { hashOf } from '../hash.ts';
import { rowFromContract } from './from-contract.ts';
import { toRichText } from './rich-text.ts';

/** How the references and pictures of a source become the ids that Payload stores. */
export interface ImportContext {
  /** The key of the source. */
  key: string;
  blocks: Record<string, FlattenedBlock>;
  /**
   * The document with this key, when it is in one of these collections; 'deleted' when an editor deleted it. Adds an error
   * and returns null when there is none.
   */
  documentOf: (
    key: unknown,
    collections: string[],
    path: string,
  ) => { collection: string; id: number } | null | 'deleted';
  pictureOf: (value: unknown, path: string) => number | null;
  addError: (path: string, message: string) => void;
}

/**
 * The data of a source as the fields of a collection or block, which have the names of the contract. A field that the data
 * leaves out becomes empty, also when the document had a value. Adds an error for an unknown field and for a value of the
 * wrong type.
 * @param path the path of these fields in the document; empty for the document itself
 */
export function toFields(fields: FlattenedField[], data: PlainObject, context: ImportContext, path = ''): PlainObject {
  const pathOf = (name: string) => (path ? `${path}.${name}` : name);
  const editable = fields.filter(isEditable);
  for (const name of Object.keys(data)) {
    if (name !== 'id' && !editable.some((field) => field.name === name))
      context.addError(pathOf(name), 'dit veld is er niet.');
  }
  const content = editable.map((field) => {
    const value = data[field.name] ?? defaultOf(field);
    return [field.name, value === null ? null : toFieldValue(field, value, context, pathOf(field.name))];
  });
  return { ...Object.fromEntries(content), ...(data.id !== undefined && { id: data.id }) };
}

/** Whether editors fill in this field. Payload fills in the others, or hooks make them from these. */
const isEditable = (field: FlattenedField): boolean => {
  const { name, admin } = field;
  const { hidden, disabled, readOnly } = (admin ?? {}) as { hidden?: boolean; disabled?: boolean; readOnly?: boolean };
  return !hidden && !disabled && !readOnly && name !== '_status' && !isEditorsOnly(field);
};

function defaultOf(field: FlattenedField): unknown {
  if (field.type === 'group') return {};
  if (field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany)) return [];
  return 'defaultValue' in field && field.defaultValue !== undefined ? field.defaultValue : null;
}

function toFieldValue(field: FlattenedField, value: unknown, context: ImportContext, path: string): unknown {
  const invalid = (message: string) => {
    context.addError(path, message);
    return null;
  };
  switch (field.type) {
    case 'richText':
      return typeof value === 'string' ? toRichText(value, field) : invalid('hier hoort tekst (Markdown).');
    case 'upload':
      return field.relationTo === 'media' ? context.pictureOf(value, path) : toReference(field, value, context, path);
    case 'relationship':
      if (!field.hasMany) return toReference(field, value, context, path);
      if (!Array.isArray(value)) return invalid('hier hoort een lijst.');
      return value
        .map((item, index) => toReference({ ...field, required: false }, item, context, `${path}.${index}`))
        .filter((id) => id !== null);
    case 'array':
      return toRows(value, context, path).map(({ row, rowPath }) =>
        toFields(field.flattenedFields, row, context, rowPath),
      );
    case 'blocks':
      return toRows(value, context, path).map(({ row, rowPath }) => toBlock(row, context, rowPath));
    case 'group':
      return isPlainObject(value)
        ? toFields(field.flattenedFields, value, context, path)
        : invalid('hier horen velden te staan.');
    case 'date':
      // Noon UTC is the same day in the Netherlands, in summer and in winter.
      return /^\d{4}-\d{2}-\d{2}$/.test(String(value))
        ? `${value}T12:00:00.000Z`
        : invalid('hier hoort een dag, zoals "2026-11-21".');
    case 'checkbox':
      return typeof value === 'boolean' ? value : invalid('hier hoort true of false.');
    case 'number':
      return hasType(field, value, 'number') ? value : invalid('hier hoort een getal.');
    default:
      return hasType(field, value, 'string')
        ? value
        : invalid('hier hoort tekst (zet een getal tussen aanhalingstekens).');
  }
}

/** Whether a value is of this type; for a field with many values, whether all of them are. */
const hasType = (field: FlattenedField, value: unknown, type: string): boolean =>
  'hasMany' in field && field.hasMany
    ? Array.isArray(value) && value.every((item) => typeof item === type)
    : typeof value === type;

/** The rows of a list. Each gets a unique id, which stays the same when the file is imported again. */
function toRows(value: unknown, context: ImportContext, path: string): { row: PlainObject; rowPath: string }[] {
  if (!Array.isArray(value)) context.addError(path, 'hier hoort een lijst.');
  return (Array.isArray(value) ? value : []).flatMap((row: unknown, index) => {
    const rowPath = `${path}.${index}`;
    if (isPlainObject(row))
      return [
        { row: { ...rowFromContract(row, path), id: hashOf(`${context.key} ${rowPath}`).slice(0, 24) }, rowPath },
      ];
    context.addError(rowPath, 'hier horen velden te staan.');
    return [];
  });
}

function toBlock({ kind, ...block }: PlainObject, context: ImportContext, rowPath: string): PlainObject {
  const fields = context.blocks[String(kind)]?.flattenedFields;
  if (!fields) context.addError(`${rowPath}.kind`, `er is geen onderdeel dat '${kind}' heet.`);
  return { ...toFields(fields ?? [], fields ? block : {}, context, rowPath), blockType: kind };
}

/** The id of another document. One that an editor deleted is left out, and is an error when the field is required. */
function toReference(field: FlattenedField, value: unknown, context: ImportContext, path: string): unknown {
  const { relationTo, required } = field as { relationTo: string | string[]; required?: boolean };
  const document = context.documentOf(value, [relationTo].flat(), path);
  if (document === 'deleted' && required) context.addError(path, `${value} is in het CMS verwijderd.`);
  if (!document || document === 'deleted') return null;
  return Array.isArray(relationTo) ? { relationTo: document.collection, value: document.id } : document.id;
}
