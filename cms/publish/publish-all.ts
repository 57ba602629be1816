import { sql } from '@payloadcms/db-postgres';
import { type Payload, type SanitizedCollectionConfig, ValidationError } from 'payload';
import { lockSaves } from '../database/document-locks.ts';
import { tableOf } from '../database/tables.ts';
import { withTransaction } from '../database/transaction.ts';
import { publishDocument } from './publish-document.ts';
import { readPublished } from './read/document-versions.ts';

/** How many documents were enqueued, and for each other document a message that says why not. */
export interface AllPublished {
  total: number;
  errors: string[];
}

/**
 * Publishes every document again, and withdraws those that the site has and the CMS does not. A document that breaks the
 * contract is reported in `errors`, and stays on the site as it is. Each document has a transaction of its own, so that
 * editors wait for one document at most.
 */
export async function publishAll(
  payload: Payload,
  report: (message: string) => void = () => {},
): Promise<AllPublished> {
  const all: AllPublished = { total: 0, errors: [] };
  for (const collection of payload.config.collections) {
    if (!collection.custom?.kind) continue;
    const ids = await listIds(collection, payload);
    const errors: string[] = [];
    for (const id of ids) errors.push(...(await publishAgain(id, collection, payload)));
    all.total += ids.length - errors.length;
    all.errors.push(...errors);
    if (ids.length > 0) report(`${collection.slug}: ${ids.length - errors.length}`);
  }
  return all;
}

/** The ids of all documents of a collection, in the bin or not, and of those that the site has of it. */
async function listIds({ slug, custom }: SanitizedCollectionConfig, payload: Payload): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select id from ${tableOf(slug, payload)}
    union select id from editorial.published where kind = ${custom?.kind} and document is not null
    order by id`);
  return rows.map(({ id }) => Number(id));
}

async function publishAgain(id: number, collection: SanitizedCollectionConfig, payload: Payload): Promise<string[]> {
  try {
    await withTransaction(payload, async ({ db, req }) => {
      await lockSaves(db, [id]);
      await publishDocument(await readPublished({ slug: collection.slug, id }, req), req, { force: true });
    });
    return [];
  } catch (error) {
    return [messageOf(error, id, collection)];
  }
}

function messageOf(error: unknown, id: number, { labels }: SanitizedCollectionConfig): string {
  const errors = error instanceof ValidationError ? error.data.errors : null;
  const reason = errors?.map(({ path, message }) => `bij ${path}: ${message}`).join('; ');
  return `Nummer ${id} in ‘${labels.plural}’, ${reason ?? (error instanceof Error ? error.message : error)}`;
}
