import type { FlattenedBlock, FlattenedField } from 'payload';
import type { ReferencedContent } from '../read/referenced-content.ts';
import { htmlOf } from './rich-text-html.ts';
import { shaped } from './shapes.ts';

/** What projecting a document takes beside the document. */
export interface ProjectionContext extends ReferencedContent {
  blocks: Record<string, FlattenedBlock>;
}

type Plain = Record<string, unknown>;

/**
 * What an editor filled in, as plain JSON under the names of the contract: collections and blocks name their fields as
 * the contract does, so that an error in one is an error in the other. It may be incomplete: `validateDocument` judges it.
 */
export function projectFields(fields: FlattenedField[], data: Plain, context: ProjectionContext): Plain {
  return Object.fromEntries(fields.map((field) => [field.name, projectField(field, data[field.name], context)]));
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
      return orNull(projectFields(field.flattenedFields, (value ?? {}) as Plain, context));
    case 'date':
      return value ? DAY.format(new Date(String(value))) : null;
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

function projectBlock(block: Plain, context: ProjectionContext): Plain {
  const kind = String(block.blockType);
  const fields = context.blocks[kind]?.flattenedFields ?? [];
  return shaped(kind, { ...projectFields(fields, block, context), kind, id: block.id }, block);
}

/** The id of a document however Payload refers to it: by its id, whole, or with its collection. */
function idOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return value === undefined || value === null ? null : Number(value);
  if ('relationTo' in value && 'value' in value) return idOf(value.value);
  return 'id' in value ? Number(value.id) : null;
}

const rowsOf = (value: unknown): Plain[] => (Array.isArray(value) ? value : []);

/** A group in which nothing is filled in counts as left out. */
const orNull = (group: Plain): Plain | null =>
  Object.values(group).some((value) => value !== null && value !== '') ? group : null;

/** A day in the Netherlands, as 2026-11-21. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });
