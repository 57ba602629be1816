import { sql } from '@payloadcms/db-postgres';
import { systemClock } from '../../app/platform/clock.ts';
import type { Database } from '../database/transaction.ts';
import type { ValidDocument } from './validate-document.ts';

/**
 * Writes what changed of a document for the site, which takes it from there: a publication for its worker, the draft for
 * its preview. What the site has already is not enqueued, unless `again`.
 */
export async function enqueue(
  db: Database,
  { id, kind, published, draft }: ValidDocument,
  { again = false } = {},
): Promise<void> {
  if (published !== undefined) await enqueuePublication(db, { id, kind, document: published, again });
  if (draft !== undefined) await storeDraft(db, { id, kind, document: draft });
}

interface Publication {
  id: number;
  kind: string;
  /** Null withdraws the document. */
  document: object | null;
  again: boolean;
}

async function enqueuePublication(db: Database, { id, kind, document, again }: Publication): Promise<void> {
  const now = systemClock.now().toISOString();
  const json = document && JSON.stringify(document);
  await db.execute(sql`
    with enqueued as (
      insert into editorial.publication (document_id, published_at)
      select ${id}::integer, ${now}::timestamptz
      where ${json}::jsonb is distinct from (select document from editorial.published where id = ${id})
        or (${again}::boolean and ${json}::jsonb is not null)
      returning revision
    )
    insert into editorial.published (id, kind, document, revision, published_at)
    select ${id}::integer, ${kind}, ${json}::jsonb, revision, ${now}::timestamptz from enqueued
    on conflict (id) do update set kind = excluded.kind, document = excluded.document, revision = excluded.revision,
      published_at = excluded.published_at`);
}

/** Null deletes the draft. */
async function storeDraft(
  db: Database,
  { id, kind, document }: { id: number; kind: string; document: object | null },
): Promise<void> {
  if (!document) {
    await db.execute(sql`delete from editorial.draft where id = ${id}`);
    return;
  }
  const now = systemClock.now().toISOString();
  await db.execute(sql`
    insert into editorial.draft (id, kind, document, saved_at)
    values (${id}, ${kind}, ${JSON.stringify(document)}::jsonb, ${now})
    on conflict (id) do update set kind = excluded.kind, document = excluded.document, saved_at = excluded.saved_at`);
}
