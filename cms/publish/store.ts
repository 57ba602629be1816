import { sql } from '@payloadcms/db-postgres';
import type { PublishedDocument } from '../../app/features/content/published/documents.ts';
import { systemClock } from '../../app/platform/clock.ts';
import type { Database } from '../database/in-transaction.ts';

/** What the site was told of a document: nothing ever, that it is no more (`document` null), or what it is. */
export interface Told {
  path: string | null;
  isPublished: boolean;
  /** Whether it is exactly this. */
  isSame: boolean;
}

/** Any number that nobody else uses: it serialises those who publish. */
const LOCK = 7_411_365;

/**
 * Lets one at a time tell the site something, until its transaction ends: who publishes a page sees a picture or an
 * address that changed at the same moment, or is seen by whoever changed it.
 */
export async function takeTurn(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** What the site was last told of a document, compared with what it is to be told now. */
export async function readTold(db: Database, id: number, document: PublishedDocument | null): Promise<Told> {
  const now = document && JSON.stringify(document);
  const { rows } = await db.execute(sql`
    select document ->> 'path' as path, document is not null as published, document = ${now}::jsonb as same
    from editorial.published where id = ${id}`);
  const [row] = rows;
  return {
    path: (row?.path as string | null | undefined) ?? null,
    isPublished: row?.published === true,
    isSame: row?.same === true,
  };
}

/** Tells the site what a document is now; without one: that readers see it no more. */
export async function tell(
  db: Database,
  { id, kind, document }: { id: number; kind: string; document: PublishedDocument | null },
): Promise<void> {
  const now = systemClock.now().toISOString();
  await db.execute(sql`
    with handed as (
      insert into editorial.publication (document_id, published_at) values (${id}, ${now}) returning revision
    )
    insert into editorial.published (id, kind, document, revision, published_at)
    select ${id}, ${kind}, ${document && JSON.stringify(document)}::jsonb, revision, ${now} from handed
    on conflict (id) do update set kind = excluded.kind, document = excluded.document, revision = excluded.revision,
      published_at = excluded.published_at`);
}

/** Keeps what an editor is working on, for the preview on the site. */
export async function keepDraft(
  db: Database,
  { id, kind, document }: { id: number; kind: string; document: Record<string, unknown> },
): Promise<void> {
  const now = systemClock.now().toISOString();
  await db.execute(sql`
    insert into editorial.draft (id, kind, document, saved_at)
    values (${id}, ${kind}, ${JSON.stringify(document)}::jsonb, ${now})
    on conflict (id) do update set kind = excluded.kind, document = excluded.document, saved_at = excluded.saved_at`);
}

export async function forgetDraft(db: Database, id: number): Promise<void> {
  await db.execute(sql`delete from editorial.draft where id = ${id}`);
}
