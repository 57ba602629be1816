import type { FlattenedBlock, FlattenedField } from 'payload';
import type { Picture } from '../../app/features/content/published/picture.ts';
import { htmlOf, type PathOf } from './rich-text-html.ts';
import { shaped } from './shapes.ts';

/** What a document names and the site is told whole: pictures, and where other documents are. */
export interface Around {
  blocks: Record<string, FlattenedBlock>;
  pictureOf: (id: number) => Picture | null;
  pathOf: PathOf;
}

type Plain = Record<string, unknown>;

/**
 * What an editor filled in, as plain JSON under the names of the contract: collections and blocks name their fields as
 * the contract does, so that a fault in one is a fault in the other. It may be incomplete: nothing is judged here.
 */
export function project(fields: FlattenedField[], data: Plain, around: Around): Plain {
  return Object.fromEntries(fields.map((field) => [field.name, plainly(field, data[field.name], around)]));
}

function plainly(field: FlattenedField, value: unknown, around: Around): unknown {
  switch (field.type) {
    case 'richText':
      return htmlOf(value, around.pathOf);
    case 'upload':
      return field.relationTo === 'media' ? pictureOf(value, around) : numberOf(value);
    case 'relationship':
      return field.hasMany ? listOf(value).map(numberOf) : numberOf(value);
    case 'array':
      return listOf(value).map((row) => ({ ...project(field.flattenedFields, row, around), id: row.id }));
    case 'blocks':
      return listOf(value).map((block) => blockOf(block, around));
    case 'group':
      return orNull(project(field.flattenedFields, (value ?? {}) as Plain, around));
    case 'date':
      return value ? DAY.format(new Date(String(value))) : null;
    case 'checkbox':
      return value === true;
    default:
      return 'hasMany' in field && field.hasMany ? (value ?? []) : (value ?? null);
  }
}

function blockOf(block: Plain, around: Around): Plain {
  const kind = String(block.blockType);
  const fields = around.blocks[kind]?.flattenedFields ?? [];
  return shaped(kind, { ...project(fields, block, around), kind, id: block.id }, block);
}

function pictureOf(value: unknown, { pictureOf }: Around): Picture | null {
  const id = numberOf(value);
  return id === null ? null : pictureOf(id);
}

/** The number of a document, however Payload names it: by its number, whole, or with its collection. */
function numberOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return value === undefined || value === null ? null : Number(value);
  if ('relationTo' in value && 'value' in value) return numberOf(value.value);
  return 'id' in value ? Number(value.id) : null;
}

const listOf = (value: unknown): Plain[] => (Array.isArray(value) ? value : []);

/** A group of which nothing is filled in was left out. */
const orNull = (group: Plain): Plain | null =>
  Object.values(group).some((value) => value !== null && value !== '') ? group : null;

/** A day is that of the Netherlands, as 2026-11-21. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });
