import { sql } from 'kysely';
import { causes, entryFacts, listProfiles, treatments } from '#app/features/profiles/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Population } from './people.ts';
import { Random } from './random.ts';

/** How many profiles are written in one statement. */
const BATCH = 5000;

/** The share of the members who tell each thing. */
const TELLS = 0.7;

/** Fills in the profiles of the bulk data, and their entries in the directory. */
export async function insertDirectory(db: OpenTransaction, { first, count }: Population): Promise<void> {
  const random = new Random(first);
  for (let start = first; start < first + count; start += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, first + count - start) }, (_, index) => start + index);
    await fillProfiles(db, ids, random);
    await insertEntries(db, ids);
  }
}

async function fillProfiles(db: OpenTransaction, ids: readonly number[], random: Random): Promise<void> {
  const told = <T>(value: T): T | null => (random.chance(TELLS) ? value : null);
  const profiles = ids.map((memberId) => ({
    memberId,
    treatment: told(random.pick(treatments).number),
    causes: told([random.pick(causes).number]) ?? [],
    gender: told(1 + random.below(2)),
    born: told(1935 + random.below(72)),
    province: told(1 + random.below(13)),
  }));
  await sql`
    update profile set
      current_treatment_id = told.treatment, cause_ids = told.causes, gender = told.gender, year_of_birth = told.born,
      province = told.province
    from jsonb_to_recordset(${JSON.stringify(profiles)}) as told (
      "memberId" integer, treatment integer, causes integer[], gender smallint, born smallint, province smallint
    )
    where member_id = told."memberId"
  `.execute(db);
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
