import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { deleteUnusedFiles } from './store.ts';

/** Deletes files that were replaced while a page still showed them, as soon as no page does. */
export async function deleteReplacedFiles({ db }: Payload): Promise<void> {
  const { rows } = await db.drizzle.execute(sql`
    with current as (select filename from cms.media union all select filename from cms.files)
    select name from editorial.media_file where not exists (
      select from current where starts_with(name, regexp_replace(filename, '[.][^.]*$', ''))
    )`);
  await deleteUnusedFiles(
    rows.map(({ name }) => String(name)),
    db.drizzle,
  );
}
