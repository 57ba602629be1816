import { sql } from '@payloadcms/db-postgres';
import { systemClock } from '../../app/platform/clock.ts';
import type { Database } from '../database/transaction.ts';
import type { ValidDocument } from './validate/validate-changes.ts';

/**
 * Writes the documents to the tables that the site reads: publications for its worker, drafts for its previews. A document
 * that did not change since its last publication is not enqueued, except the saved one with `force`. An affected document
 * keeps its path: a document only moves, or is withdrawn, by its own publication, which updates the links to it.
 */
export async function enqueueChanges(
  documents: ValidDocument[],
  { force }: { force: boolean },
  db: Database,
): Promise<void> {
  for (const { id, kind, cause, published, draft } of documents) {
    const condition = cause === 'affected' ? 'changed at the same path' : force ? 'always' : 'changed';
    if (published !== undefined) await enqueue(db, { id, kind, document: published, condition });
    if (draft) await storeDraft(db, { id, kind, document: draft });
    else if (draft === null) await deleteDraft(db, id);
  }
}

interface Publication {
  id: number;
  kind: string;
  /** Null withdraws the document. */
  document: object | null;
  /** When to enqueue it: always, or only when it differs from the last publication. */
  condition: 'changed' | 'changed at the same path' | 'always';
}

async function enqueue(db: Database, { id, kind, document, condition }: Publication): Promise<void> {
  const now = systemClock.now().toISOString();
  const json = sql`${document && JSON.stringify(document)}::jsonb`;
  const last = sql`(select document from editorial.published where id = ${id})`;
  const isDue = {
    changed: sql`${json} is distinct from ${last}`,
    'changed at the same path': sql`${json} is distinct from ${last} and ${json} is not null
      and ${json} ->> 'path' is not distinct from ${last} ->> 'path'`,
    always: sql`${json} is not null or ${last} is not null`,
  }[condition];
  await db.execute(sql`
    with enqueued as (
      insert into editorial.publication (document_id, published_at)
      select ${id}::integer, ${now}::timestamptz where ${isDue}
      returning revision
    )
    insert into editorial.published (id, kind, document, revision, published_at)
    select ${id}::integer, ${kind}, ${json}, revision, ${now}::timestamptz from enqueued
    on conflict (id) do update set kind = excluded.kind, document = excluded.document, revision = excluded.revision,
      published_at = excluded.published_at`);
}

async function storeDraft(
  db: Database,
  { id, kind, document }: { id: number; kind: string; document: object },
): Promise<void> {
  const now = systemClock.now().toISOString();
  await db.execute(sql`
    insert into editorial.draft (id, kind, document, saved_at)
    values (${id}, ${kind}, ${JSON.stringify(document)}::jsonb, ${now})
    on conflict (id) do update set kind = excluded.kind, document = excluded.document, saved_at = excluded.saved_at`);
}

async function deleteDraft(db: Database, id: number): Promise<void> {
  await db.execute(sql`delete from editorial.draft where id = ${id}`);
}
