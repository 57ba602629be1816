import { sql } from '@payloadcms/db-postgres';
import { type Payload, type SanitizedCollectionConfig, ValidationError } from 'payload';
import { oneTransaction } from '../database/one-transaction.ts';
import { tableOf } from '../database/tables.ts';
import { handOver } from './hand-over.ts';

/** So many at once: others who publish wait that long at most. */
const BATCH = 50;

/** How many documents were handed over, and what is wrong with those that were not, in words. */
export interface PublishedAll {
  total: number;
  faults: string[];
}

/**
 * Hands over all that is published once more, and takes back what the site still has and the CMS no longer. What breaks
 * the contract is named and left as readers see it.
 */
export async function publishAll(
  payload: Payload,
  report: (message: string) => void = () => {},
): Promise<PublishedAll> {
  const all: PublishedAll = { total: 0, faults: [] };
  for (const collection of payload.config.collections) {
    if (!collection.custom?.kind) continue;
    const ids = await idsOf(collection, payload);
    const faults: string[] = [];
    for (let from = 0; from < ids.length; from += BATCH)
      faults.push(...(await publishBatch(ids.slice(from, from + BATCH), collection, payload)));
    all.total += ids.length - faults.length;
    all.faults.push(...faults);
    if (ids.length > 0) report(`${collection.slug}: ${ids.length - faults.length}`);
  }
  return all;
}

/** All documents of a collection, in the bin or not, and all that the site has of it. */
async function idsOf({ slug, custom }: SanitizedCollectionConfig, payload: Payload): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select id from ${tableOf(slug, payload)}
    union select id from editorial.published where kind = ${custom?.kind} and document is not null
    order by id`);
  return rows.map(({ id }) => Number(id));
}

/** Hands over all of these in one transaction; when one of them can't be, each in one of its own. */
async function publishBatch(ids: number[], collection: SanitizedCollectionConfig, payload: Payload): Promise<string[]> {
  try {
    await oneTransaction(payload, async (req) => {
      for (const id of ids) await handOver({ slug: collection.slug, id }, req, { again: true });
    });
    return [];
  } catch (error) {
    const [id, ...others] = ids;
    if (id !== undefined && others.length === 0) return [inWords(error, id, collection)];
    const faults: string[] = [];
    for (const one of ids) faults.push(...(await publishBatch([one], collection, payload)));
    return faults;
  }
}

function inWords(error: unknown, id: number, { labels }: SanitizedCollectionConfig): string {
  const faults = error instanceof ValidationError ? error.data.errors : null;
  const said = faults?.map(({ path, message }) => `bij ${path}: ${message}`).join('; ');
  return `Nummer ${id} in ‘${labels.plural}’, ${said ?? (error instanceof Error ? error.message : error)}`;
}
