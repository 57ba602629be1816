import { sql } from 'kysely';
import { entryFacts, listProfiles } from '#app/features/profiles/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Population } from './people.ts';

/** How many profiles are written in one statement. */
const BATCH = 5000;

/** Inserts the entries in the directory of the bulk data, whose profiles and consents are there. */
export async function insertDirectory(db: OpenTransaction, { first, count }: Population): Promise<void> {
  for (let start = first; start < first + count; start += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, first + count - start) }, (_, index) => start + index);
    await insertEntries(db, ids);
  }
}

/** The entries come from the profiles as those of the site do, so that nobody is found by what they do not show. */
async function insertEntries(db: OpenTransaction, ids: readonly number[]): Promise<void> {
  const profiles = await listProfiles(db, ids);
  const entries = [...profiles.values()].map((profile) => ({ id: profile.memberId, ...entryFacts(profile) }));
  await sql`
    insert into directory_entry
      (member_id, username, public, joined_at, everyone_facts, participant_facts, contact_facts)
    select member.id, username, public, created_at, "everyoneFacts", "participantFacts", "contactFacts"
    from jsonb_to_recordset(${JSON.stringify(entries)}) as entry (
      id integer, "everyoneFacts" integer[], "participantFacts" integer[], "contactFacts" integer[]
    )
    join member using (id)
  `.execute(db);
}
