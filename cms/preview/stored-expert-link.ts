import { sql } from '@payloadcms/db-postgres';
import { after, DAY, systemClock } from '../../app/platform/clock.ts';
import type { Database } from '../database/transaction.ts';
import { expertAddress } from './address.ts';

/** An address with which somebody without an account reads a draft. */
export interface ExpertLink {
  url: string;
  /** When it ends, in milliseconds since 1970. */
  until: number;
}

/** How long an address for an expert works. */
const EXPERT_LIFETIME = 7 * DAY;

/** The address that the document has now; null when nobody made one, it has ended or it was withdrawn. */
export async function findExpertLink(id: number, db: Database): Promise<ExpertLink | null> {
  const now = systemClock.now().toISOString();
  const { rows } = await db.execute(sql`
    select extract(epoch from until) * 1000 as until from editorial.expert_link
    where document_id = ${id} and until > ${now}::timestamptz`);
  return rows[0] ? linkOf(id, new Date(Number(rows[0].until))) : null;
}

/** Makes an address that works for seven days, in place of one that the document has. Null without PREVIEW_SECRET. */
export async function makeExpertLink(id: number, db: Database): Promise<ExpertLink | null> {
  const until = after(systemClock.now(), EXPERT_LIFETIME);
  await db.execute(sql`
    insert into editorial.expert_link (document_id, until) values (${id}, ${until.toISOString()}::timestamptz)
    on conflict (document_id) do update set until = excluded.until`);
  return linkOf(id, until);
}

/** Withdraws the address of the document: from then on the site does not find it. */
export async function withdrawExpertLink(id: number, db: Database): Promise<void> {
  await db.execute(sql`delete from editorial.expert_link where document_id = ${id}`);
}

function linkOf(id: number, until: Date): ExpertLink | null {
  const url = expertAddress(id, until);
  return url === null ? null : { url, until: until.getTime() };
}
