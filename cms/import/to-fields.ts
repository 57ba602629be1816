import type { FlattenedBlock, FlattenedField } from 'payload';
import { hashOf, isPlain, type Plain } from './read-sources.ts';
import { asFilledIn } from './shapes.ts';

/** What a document names becomes what Payload keeps: the numbers of others, pictures, and texts of its editor. */
export interface ImportContext {
  /** The document's own key. */
  key: string;
  blocks: Record<string, FlattenedBlock>;
  /**
   * The document with this key, of one of these collections; null and a fault where there is none, 'gone' where an editor
   * deleted it.
   */
  documentOf: (
    key: unknown,
    collections: string[],
    where: string,
  ) => { collection: string; id: number } | null | 'gone';
  pictureOf: (value: unknown, where: string) => number | null;
  textOf: (markdown: string, field: FlattenedField) => unknown;
  fault: (where: string, message: string) => void;
}

/**
 * What a file says, as an editor would have filled it in: collections and blocks name their fields as the contract does.
 * What it leaves out is empty, also where it was not before; a field that there isn't, or that holds another thing than
 * it should, is a fault.
 */
export function fill(fields: FlattenedField[], data: Plain, around: ImportContext, where = ''): Plain {
  const below = (name: string) => (where ? `${where}.${name}` : name);
  const ours = fields.filter(isFilledIn);
  for (const name of Object.keys(data)) {
    if (name !== 'id' && !ours.some((field) => field.name === name)) around.fault(below(name), 'dit veld is er niet.');
  }
  const content = ours.map((field) => {
    const value = data[field.name] ?? presetOf(field);
    return [field.name, value === null ? null : filled(field, value, around, below(field.name))];
  });
  return { ...Object.fromEntries(content), ...(data.id !== undefined && { id: data.id }) };
}

/** Whether an editor fills it in; the others are Payload's, or made from these. */
const isFilledIn = ({ name, admin }: FlattenedField): boolean => {
  const { hidden, disabled, readOnly } = (admin ?? {}) as { hidden?: boolean; disabled?: boolean; readOnly?: boolean };
  return !hidden && !disabled && !readOnly && name !== '_status';
};

function presetOf(field: FlattenedField): unknown {
  if (field.type === 'group') return {};
  if (field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany)) return [];
  return 'defaultValue' in field && field.defaultValue !== undefined ? field.defaultValue : null;
}

function filled(field: FlattenedField, value: unknown, around: ImportContext, here: string): unknown {
  const wrong = (message: string) => {
    around.fault(here, message);
    return null;
  };
  switch (field.type) {
    case 'richText':
      return typeof value === 'string' ? around.textOf(value, field) : wrong('hier hoort tekst (Markdown).');
    case 'upload':
      return field.relationTo === 'media' ? around.pictureOf(value, here) : referred(field, value, around, here);
    case 'relationship':
      if (!field.hasMany) return referred(field, value, around, here);
      if (!Array.isArray(value)) return wrong('hier hoort een lijst.');
      return value
        .map((one, place) => referred({ ...field, required: false }, one, around, `${here}.${place}`))
        .filter((one) => one !== null);
    case 'array':
      return rowsOf(value, around, here).map(({ row, at }) => fill(field.flattenedFields, row, around, at));
    case 'blocks':
      return rowsOf(value, around, here).map(({ row, at }) => blockOf(row, around, at));
    case 'group':
      return isPlain(value) ? fill(field.flattenedFields, value, around, here) : wrong('hier horen velden te staan.');
    case 'date':
      // At noon it is the same day in every time of the year.
      return /^\d{4}-\d{2}-\d{2}$/.test(String(value))
        ? `${value}T12:00:00.000Z`
        : wrong('hier hoort een dag, zoals "2026-11-21".');
    case 'checkbox':
      return typeof value === 'boolean' ? value : wrong('hier hoort true of false.');
    case 'number':
      return isListed(field, value, 'number') ? value : wrong('hier hoort een getal.');
    default:
      return isListed(field, value, 'string')
        ? value
        : wrong('hier hoort tekst (zet een getal tussen aanhalingstekens).');
  }
}

/** Whether a value, or where the field takes more every one of them, is of this type. */
const isListed = (field: FlattenedField, value: unknown, type: string): boolean =>
  'hasMany' in field && field.hasMany
    ? Array.isArray(value) && value.every((one) => typeof one === type)
    : typeof value === type;

/** The rows of a list; each has a name that nothing else has, and that stays the same when the file is read again. */
function rowsOf(value: unknown, around: ImportContext, here: string): { row: Plain; at: string }[] {
  if (!Array.isArray(value)) around.fault(here, 'hier hoort een lijst.');
  return (Array.isArray(value) ? value : []).flatMap((row: unknown, place) => {
    const at = `${here}.${place}`;
    if (isPlain(row))
      return [{ row: { ...asFilledIn(row, here), id: hashOf(`${around.key} ${at}`).slice(0, 24) }, at }];
    around.fault(at, 'hier horen velden te staan.');
    return [];
  });
}

function blockOf({ kind, ...block }: Plain, around: ImportContext, at: string): Plain {
  const fields = around.blocks[String(kind)]?.flattenedFields;
  if (!fields) around.fault(`${at}.kind`, `er is geen onderdeel dat '${kind}' heet.`);
  return { ...fill(fields ?? [], fields ? block : {}, around, at), blockType: kind };
}

/** The number of another document; what was deleted is left out, unless it can't be. */
function referred(field: FlattenedField, value: unknown, around: ImportContext, here: string): unknown {
  const { relationTo, required } = field as { relationTo: string | string[]; required?: boolean };
  const found = around.documentOf(value, [relationTo].flat(), here);
  if (found === 'gone' && required) around.fault(here, `${value} is in het CMS verwijderd.`);
  if (!found || found === 'gone') return null;
  return Array.isArray(relationTo) ? { relationTo: found.collection, value: found.id } : found.id;
}
