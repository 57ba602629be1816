import type { CommunityKind } from '../../lists/list-community-items.ts';
import { MAX_COMMUNITY_ITEMS } from '../../lists/max-community-items.ts';
import { fetchItems } from './fetch-items.ts';

type Titles = Map<string, string>;

/** What was asked for in this tick, of each kind: the keys, and their titles once they are read. */
const batches = new Map<CommunityKind, { keys: Set<string>; titles: Promise<Titles> }>();

/**
 * The titles of the items of a kind, by key; at least those of `keys` that are found. All keys of a kind that are asked for in
 * one tick are read together: each row of a page asks for its own.
 */
export function readTitles(kind: CommunityKind, keys: readonly string[]): Promise<Titles> {
  const batch = batches.get(kind) ?? startBatch(kind);
  for (const key of keys) batch.keys.add(key);
  return batch.titles;
}

function startBatch(kind: CommunityKind) {
  const keys = new Set<string>();
  const titles = Promise.resolve().then(() => {
    batches.delete(kind);
    return fetchTitles(kind, [...keys]);
  });
  const batch = { keys, titles };
  batches.set(kind, batch);
  return batch;
}

async function fetchTitles(kind: CommunityKind, keys: string[]): Promise<Titles> {
  const chunks = Array.from({ length: Math.ceil(keys.length / MAX_COMMUNITY_ITEMS) }, (_, index) =>
    keys.slice(index * MAX_COMMUNITY_ITEMS, (index + 1) * MAX_COMMUNITY_ITEMS),
  );
  const items = await Promise.all(
    chunks.map((chunk) =>
      fetchItems(
        kind,
        chunk.map((key) => ['key', key]),
      ),
    ),
  );
  return new Map(items.flat().map(({ key, title }) => [key, title]));
}
