import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { Authorship } from '../published/authorship.ts';
import type { DocumentKind } from '../published/documents.ts';

/** What a published page is called, where it is, and who wrote it. */
interface PageFound {
  kind: DocumentKind;
  title: string;
  path: string;
  authorship: Authorship;
}

const AUTHORSHIP = sql<Authorship>`jsonb_build_object(
  'writtenBy', content->'writtenBy', 'checkedBy', content->'checkedBy', 'checkedOn', content->'checkedOn',
  'changedAt', content->'changedAt'
)`;

/** The published page with this id, when it is of one of these kinds; else null. */
export async function findPage(
  db: Database,
  { id, kinds }: { id: number; kinds: readonly DocumentKind[] },
): Promise<PageFound | null> {
  const row = await db
    .selectFrom('document')
    .select(['kind', 'title', 'path', AUTHORSHIP.as('authorship')])
    .where('id', '=', id)
    .where('kind', 'in', kinds)
    .where('path', 'is not', null)
    .$narrowType<PageFound>()
    .executeTakeFirst();
  return row ?? null;
}
