import { HEALTH_CONSENT_VERSION } from '#app/features/profiles/index.ts';
import { DAY } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { insertRows } from './insert-rows.ts';
import { insertProfiles } from './profiles.ts';
import type { Random } from './random.ts';
import type { Texts } from './texts.ts';

/** The domain of every e-mail address in the bulk data; no mail can reach it (RFC 2606). */
export const LOAD_DOMAIN = 'load.example';

const OLDEST = 1200 * DAY;
const PUBLIC_SHARE = 0.35;
const CONSENT_SHARE = 0.8;
const NEWSLETTER_SHARE = 0.3;

/** The members of the bulk data: `count` ids from `first`, in the order in which they joined, spread evenly up to `now`. */
export interface Population {
  first: number;
  count: number;
  now: number;
}

const joinedAt = ({ first, count, now }: Population, id: number): number => now - OLDEST * (1 - (id - first) / count);

/** The id of an author at time `at`: a member who had joined by then, mostly one of the few who write much. */
export function pickAuthor(population: Population, random: Random, at: number): number {
  return population.first + Math.floor(random.next() ** 3 * memberCountAt(population, at));
}

/** The id of any member who had joined by time `at`. */
export const pickMember = (population: Population, random: Random, at: number): number =>
  population.first + random.below(memberCountAt(population, at));

const memberCountAt = ({ count, now }: Population, at: number): number =>
  Math.max(1, Math.floor(count * (1 - (now - at) / OLDEST)));

/** Inserts the members with their profiles and consents. The first is lid1@load.example. */
export async function insertPeople(
  db: OpenTransaction,
  {
    population,
    texts,
    random,
    passwordHash,
  }: { population: Population; texts: Texts; random: Random; passwordHash: string },
): Promise<void> {
  const people = Array.from({ length: population.count }, (_, index) => {
    const id = population.first + index;
    return {
      id,
      username: `${texts.username(random).slice(0, 12)}-${(index + 1).toString(36)}`,
      email: `lid${index + 1}@${LOAD_DOMAIN}`,
      public: random.chance(PUBLIC_SHARE),
      newsletter: random.chance(NEWSLETTER_SHARE),
      like: random.chance(CONSENT_SHARE) ? texts.person(random) : null,
      joined: new Date(joinedAt(population, id)),
    };
  });
  await insertRows(db, {
    into: 'member',
    columns: {
      id: 'integer',
      username: 'text',
      email: 'text',
      passwordHash: 'text',
      public: 'boolean',
      createdAt: 'timestamptz',
    },
    rows: people,
    row: (of) => [of.id, of.username, of.email, passwordHash, of.public, of.joined],
  });
  await insertProfiles(db, people, random);
  await insertRows(db, {
    into: 'newsletterSubscription',
    columns: { email: 'text', subscribedAt: 'timestamptz' },
    rows: people.filter(({ newsletter }) => newsletter),
    row: (of) => [of.email, of.joined],
  });
  await insertRows(db, {
    into: 'consent',
    columns: { memberId: 'integer', kind: 'text', version: 'text', given: 'boolean', at: 'timestamptz' },
    rows: people.filter(({ like }) => like !== null),
    row: (of) => [of.id, 'health', HEALTH_CONSENT_VERSION, true, of.joined],
  });
}

/** Inserts the roles: two of the first members moderate each group, and one in twenty members is a donor. */
export async function insertRoles(
  db: OpenTransaction,
  { population, groupIds }: { population: Population; groupIds: number[] },
): Promise<void> {
  const moderators = groupIds.flatMap((groupId, index) =>
    [0, 1].map((which) => ({ groupId, memberId: population.first + index * 2 + which })),
  );
  const donors = Array.from({ length: Math.floor(population.count / 20) }, (_, index) => population.first + index * 20);
  const roles = [
    ...moderators.map(({ memberId }) => ({ memberId, role: 'moderator' })),
    ...donors.map((memberId) => ({ memberId, role: 'donor' })),
  ];
  await insertRows(db, {
    into: 'memberRole',
    columns: { memberId: 'integer', role: 'text', grantedAt: 'timestamptz' },
    rows: roles,
    row: (of) => [of.memberId, of.role, new Date(population.now)],
  });
  await insertRows(db, {
    into: 'groupModerator',
    columns: { groupId: 'integer', memberId: 'integer' },
    rows: moderators,
    row: (of) => [of.groupId, of.memberId],
  });
}
