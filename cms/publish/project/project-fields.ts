import type { FlattenedBlock, FlattenedField } from 'payload';
import { isoDay } from '../../dates.ts';
import { isEditorsOnly } from '../../fields/editors-only.ts';
import type { PlainObject } from '../../plain-object.ts';
import type { ReferencedContent } from '../read/referenced-content.ts';
import { htmlOf } from './rich-text-html.ts';
import { toContract } from './to-contract.ts';

/** The blocks, and the content of other documents, that the projection of a document needs. */
export interface ProjectionContext extends ReferencedContent {
  blocks: Record<string, FlattenedBlock>;
}

/**
 * The fields of a document as plain JSON with the names of the contract. Collections and blocks have the same names, so that
 * the path of an error in the contract is the path of a field in the form. May be incomplete: `validateChanges` validates.
 */
export function projectFields(fields: FlattenedField[], data: PlainObject, context: ProjectionContext): PlainObject {
  const projected = fields.filter((field) => !isEditorsOnly(field));
  return Object.fromEntries(projected.map((field) => [field.name, projectField(field, data[field.name], context)]));
}

function projectField(field: FlattenedField, value: unknown, context: ProjectionContext): unknown {
  switch (field.type) {
    case 'upload':
      return field.relationTo === 'media' ? (context.pictures.get(idOf(value) ?? NO_ID) ?? null) : idOf(value);
    case 'relationship':
      return field.hasMany ? rowsOf(value).map(idOf) : idOf(value);
    case 'array':
      return rowsOf(value).map((row) => ({ ...projectFields(field.flattenedFields, row, context), id: row.id }));
    case 'blocks':
      return rowsOf(value).map((block) => projectBlock(block, context));
    case 'group':
      return nullIfEmpty(projectFields(field.flattenedFields, (value ?? {}) as PlainObject, context));
    case 'date':
      return value ? isoDay.format(new Date(String(value))) : null;
    case 'checkbox':
      return value === true;
    case 'richText':
      return htmlOf(value, (id) => context.paths.get(id));
    default:
      return 'hasMany' in field && field.hasMany ? (value ?? []) : (value ?? null);
  }
}

/** Ids begin at 1. */
const NO_ID = 0;

function projectBlock(block: PlainObject, context: ProjectionContext): PlainObject {
  const kind = String(block.blockType);
  const fields = context.blocks[kind]?.flattenedFields ?? [];
  return toContract(kind, { ...projectFields(fields, block, context), kind, id: block.id }, block);
}

/** The id of a document, whether Payload refers to it by its id, its collection and id, or the whole document. */
function idOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return value === undefined || value === null ? null : Number(value);
  if ('relationTo' in value && 'value' in value) return idOf(value.value);
  return 'id' in value ? Number(value.id) : null;
}

const rowsOf = (value: unknown): PlainObject[] => (Array.isArray(value) ? value : []);

/** A group in which nothing is filled in counts as left out. */
const nullIfEmpty = (group: PlainObject): PlainObject | null =>
  Object.values(group).some((value) => value !== null && value !== '') ? group : null;
