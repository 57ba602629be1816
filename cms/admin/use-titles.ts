import { readCms, useAnswer } from './ask-cms.ts';

/** A document to which a field refers. */
export interface Reference {
  collection: string;
  id: number;
}

/**
 * The documents that the value of a field names: each by its number, or with its collection where the field has several to
 * choose from.
 */
export const referencesIn = (value: unknown, relationTo: string): Reference[] =>
  [value].flat().flatMap((chosen) => {
    if (chosen === null || chosen === undefined) return [];
    if (typeof chosen !== 'object') return { collection: relationTo, id: Number(chosen) };
    const { relationTo: collection, value: id } = chosen as { relationTo: string; value: number };
    return { collection, id: Number(id) };
  });

/** The titles that this page showed before, by collection and id; null for what has none, or cannot be read. */
const knownTitles = new Map<string, Promise<string | null>>();

/** Gives a function for the titles of these documents: null until they are read, and for one without. */
export function useTitles(references: readonly Reference[]): (reference: Reference) => string | null {
  const [titles] = useAnswer(references.map(keyOf).join() || null, readTitles);
  return (reference) => titles?.get(keyOf(reference)) ?? null;
}

const keyOf = ({ collection, id }: Reference) => `${collection}/${id}`;

const readTitles = async (keys: string) =>
  new Map(await Promise.all(keys.split(',').map(async (key) => [key, await readTitle(key)] as const)));

function readTitle(key: string): Promise<string | null> {
  const title = knownTitles.get(key) ?? fetchTitle(key);
  knownTitles.set(key, title);
  return title;
}

/** Everything to which a field refers has a title, but for pictures. */
async function fetchTitle(key: string): Promise<string | null> {
  const document = await readCms<Record<string, unknown>>(`/api/${key}?depth=0&draft=true`);
  const title = document?.title ?? document?.alt;
  return typeof title === 'string' && title !== '' ? title : null;
}
