import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#app/platform/database/database.ts';
import { type Profile, sectionsOf } from './profile.ts';
import { emptyOf } from './profile-field.ts';
import { type Audience, SECTIONS, type Section, type Visibility } from './sections.ts';

/** The profiles of these members, by their ids; one that does not exist is left out. The caller redacts them. */
export async function listProfiles(db: Database, memberIds: readonly number[]): Promise<Map<number, Profile>> {
  if (memberIds.length === 0) return new Map();
  const rows = await selectProfiles(db).where('profile.memberId', 'in', memberIds).execute();
  return new Map(rows.map((row) => [row.memberId, toProfile(row)]));
}

/** The whole profile of a member. Throws when there is no such member. The caller redacts it. */
export async function readProfile(db: Database, memberId: number): Promise<Profile> {
  return toProfile(await selectProfiles(db).where('profile.memberId', '=', memberId).executeTakeFirstOrThrow());
}

/**
 * Lets one write at a time change a profile, its audiences and the consent behind it: the next waits here until the
 * transaction ends, and then reads what it wrote. Gives whether there is such a member.
 */
export async function lockProfile(db: Database, memberId: number): Promise<boolean> {
  const [locked] = await db
    .selectFrom('profile')
    .select('memberId')
    .where('memberId', '=', memberId)
    .forNoKeyUpdate()
    .execute();
  return locked !== undefined;
}

const selectProfiles = (db: Database) =>
  db
    .selectFrom('profile')
    .innerJoin('member', 'member.id', 'profile.memberId')
    .selectAll('profile')
    .select((eb) => [
      'member.public',
      jsonArrayFrom(
        eb
          .selectFrom('treatmentEntry')
          .whereRef('treatmentEntry.memberId', '=', 'profile.memberId')
          .select(['treatmentEntry.id', 'treatmentId', 'hospitalId', 'since'])
          .orderBy('treatmentEntry.id'),
      ).as('entries'),
      jsonArrayFrom(
        eb
          .selectFrom('sectionAudience')
          .whereRef('sectionAudience.memberId', '=', 'profile.memberId')
          .select(['section', 'audience']),
      ).as('audiences'),
      eb
        .selectFrom('consent')
        .whereRef('consent.memberId', '=', 'profile.memberId')
        .where('consent.kind', '=', 'health')
        .select('consent.given')
        .orderBy('consent.id', 'desc')
        .limit(1)
        .as('healthConsent'),
      eb
        .exists(eb.selectFrom('hiddenProfile').select('hiddenAt').whereRef('memberId', '=', 'profile.memberId'))
        .$castTo<boolean>()
        .as('textsHidden'),
    ]);

type ProfileRow = Awaited<ReturnType<ReturnType<typeof selectProfiles>['executeTakeFirstOrThrow']>>;

/** Without consent to keep health data the medical fields are empty, whatever is stored (rules.md R35). */
function toProfile(row: ProfileRow): Profile {
  const healthConsent = row.healthConsent === true;
  return {
    memberId: row.memberId,
    public: row.public,
    audiences: toAudiences(row.audiences),
    healthConsent,
    textsHidden: row.textsHidden,
    ...sectionsOf(({ name, medical, input }) => (healthConsent || !medical ? row[name] : emptyOf(input))),
  };
}

/** A section without a row has the audience 'everyone'. */
const toAudiences = (rows: { section: string; audience: string }[]): Visibility['audiences'] => {
  const chosen = new Map(rows.map(({ section, audience }) => [section, audience as Audience]));
  return Object.fromEntries(SECTIONS.map((section) => [section, chosen.get(section) ?? 'everyone'])) as Record<
    Section,
    Audience
  >;
};
