import { flattenTopLevelFields } from 'payload/shared';
import { type Reference, referencesIn } from '../use-titles.ts';
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
  fields?: Fields;
  admin?: { readOnly?: boolean };
}

type Fields = Parameters<typeof flattenTopLevelFields>[0];
type Values = Readonly<Record<string, unknown>>;

/** What the CMS writes at each save. */
const NOT_TYPED: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', '_status']);

/**
 * Where the values of a form and what is stored differ, by the labels of `fields`, which are those of a collection: of a
 * group each of its fields.
 */
export function findDifferences(fields: Fields, own: Values, stored: Values): Difference[] {
  return flattenTopLevelFields(fields).flatMap((field) => {
    const { name, label, admin, ...rest } = field as FieldInForm;
    if (!name || !Object.hasOwn(own, name) || typeof label !== 'string') return [];
    if (admin?.readOnly || NOT_TYPED.has(name)) return [];
    if (rest.type === 'group' && rest.fields) {
      return findDifferences(rest.fields, valuesIn(own[name]), valuesIn(stored[name]));
    }
    const difference = { label, own: linesIn(rest, own[name]), stored: linesIn(rest, stored[name]) };
    return JSON.stringify(difference.own) === JSON.stringify(difference.stored) ? [] : [difference];
  });
}

const valuesIn = (group: unknown) => (group ?? {}) as Values;

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
