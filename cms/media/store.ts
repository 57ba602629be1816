import { sql } from '@payloadcms/db-postgres';
import { systemClock } from '../../app/platform/clock.ts';
import { MEDIA_LOCK } from '../../app/platform/database/lock-numbers.ts';
import { type MediaStore, openMediaStore } from '../../app/platform/media/media-store.ts';
import type { Database } from '../database/transaction.ts';
import { settings } from '../settings.ts';
import { stemOf } from './names.ts';

let opened: Promise<MediaStore> | undefined;

/** The one store of site and CMS, opened when it is first needed. */
function mediaStore(): Promise<MediaStore> {
  opened ??= openMediaStore(settings);
  return opened;
}

/** The address of a file of the CMS on the site. */
export const addressOf = (name: string): string => `${settings.siteUrl}/media/editorial/${name}`;

/** Stores a file under a name that no other file has. */
export async function storeFile(
  { name, mime, content }: { name: string; mime: string; content: Uint8Array },
  db: Database,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${MEDIA_LOCK})`);
  const key = await (await mediaStore()).store(content);
  await db.execute(sql`
    insert into editorial.media_file (name, key, mime, bytes, created_at)
    values (${name}, ${key}, ${mime}, ${content.length}, ${systemClock.now().toISOString()})`);
}

/** The content of a file; null when there is none of this name. */
export async function findFile(name: string, db: Database): Promise<Buffer | null> {
  const { rows } = await db.execute(sql`select key from editorial.media_file where name = ${name}`);
  const content = rows[0] && (await (await mediaStore()).read(String(rows[0].key)));
  return content ? Buffer.from(content) : null;
}

/** Whether a published document or a draft shows this file or a copy of it, or links to it. */
export async function isUsed(name: string, db: Database): Promise<boolean> {
  const stem = stemOf(name); // unique, by its prefix
  const { rows } = await db.execute(sql`
    select 1 from editorial.published where strpos(document::text, ${stem}) > 0
    union all
    select 1 from editorial.draft where strpos(document::text, ${stem}) > 0
    limit 1`);
  return rows.length > 0;
}

/**
 * Deletes the names of these files and their copies, so that nobody can request them, except of files that are used. The
 * site's worker deletes the orphaned contents from the store at night.
 */
export async function deleteUnusedFiles(names: string[], db: Database): Promise<void> {
  for (const name of names) {
    if (await isUsed(name, db)) continue;
    await db.execute(sql`delete from editorial.media_file where starts_with(name, ${stemOf(name)})`);
  }
}
