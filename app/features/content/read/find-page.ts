import type { Database } from '#app/platform/database/database.ts';
import type { DocumentKind } from '../published/documents.ts';

/** What a published page is called, and where it is. */
interface PageFound {
  kind: DocumentKind;
  title: string;
  path: string;
}

/** The published page with this id, when it is of one of these kinds; else null. */
export async function findPage(
  db: Database,
  { id, kinds }: { id: number; kinds: readonly DocumentKind[] },
): Promise<PageFound | null> {
  const row = await db
    .selectFrom('document')
    .select(['kind', 'title', 'path'])
    .where('id', '=', id)
    .where('kind', 'in', kinds)
    .where('path', 'is not', null)
    .$narrowType<PageFound>()
    .executeTakeFirst();
  return row ?? null;
}
