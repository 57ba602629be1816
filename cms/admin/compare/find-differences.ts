import { flattenTopLevelFields } from 'payload/shared';
import type { Reference } from '../use-titles.ts';
import { linesOf } from './lines-of.ts';

/** A line of what a field says: words, or a document that was chosen. */
export type Line = string | Reference;

/** A field that says something else in a form than in what is stored. */
export interface Difference {
  label: string;
  own: Line[];
  stored: Line[];
}

/** What matters of a field here. */
interface FieldInForm {
  name?: string;
  label?: unknown;
  type: string;
  relationTo?: string | string[];
  admin?: { readOnly?: boolean };
}

type Values = Readonly<Record<string, unknown>>;

/** What the CMS writes at each save. */
const NOT_TYPED: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', '_status']);

/** Where the values of a form and what is stored differ, by the labels of `fields`, which are those of a collection. */
export function findDifferences(
  fields: Parameters<typeof flattenTopLevelFields>[0],
  own: Values,
  stored: Values,
): Difference[] {
  return flattenTopLevelFields(fields).flatMap((field) => {
    const { name, label, admin, ...rest } = field as FieldInForm;
    if (!name || !Object.hasOwn(own, name) || typeof label !== 'string') return [];
    if (admin?.readOnly || NOT_TYPED.has(name)) return [];
    const difference = { label, own: linesIn(rest, own[name]), stored: linesIn(rest, stored[name]) };
    return JSON.stringify(difference.own) === JSON.stringify(difference.stored) ? [] : [difference];
  });
}

function linesIn({ type, relationTo }: Pick<FieldInForm, 'type' | 'relationTo'>, value: unknown): Line[] {
  switch (type) {
    case 'relationship':
    case 'upload':
      return referencesIn(value, String(relationTo));
    case 'array':
    case 'blocks':
      return Array.isArray(value) ? linesOf(value) : []; // the form says 0 where there are none
    default:
      return linesOf(value);
  }
}

/** The documents that were chosen: each its number, or with its collection where there are several to choose from. */
const referencesIn = (value: unknown, relationTo: string): Reference[] =>
  [value].flat().flatMap((chosen) => {
    if (chosen === null || chosen === undefined) return [];
    if (typeof chosen !== 'object') return { collection: relationTo, id: Number(chosen) };
    const { relationTo: collection, value: id } = chosen as { relationTo: string; value: number };
    return { collection, id: Number(id) };
  });
