import { HEALTH_CONSENT_VERSION } from '#app/features/accounts/health-consent.ts';
import { DAY } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Random } from './random.ts';
import { insertRows } from './rows.ts';
import type { Texts } from './texts.ts';

/** What the address of every member of the bulk data ends with: a name that no mail ever reaches (RFC 2606). */
export const LOAD_DOMAIN = 'load.example';

const FIRST_JOINED = 1200 * DAY;
const PUBLIC = 0.35;
const CONSENTED = 0.8;
const NEWSLETTER = 0.3;

/** The members of the bulk data: ids from `first`, in the order in which they joined, evenly up to now. */
export interface Crowd {
  first: number;
  count: number;
  now: number;
}

const joinedAt = ({ first, count, now }: Crowd, id: number): number => now - FIRST_JOINED * (1 - (id - first) / count);

/** Somebody who writes at a moment: a member by then, and mostly one of the few who write much. */
export function writer(crowd: Crowd, random: Random, at: number): number {
  return crowd.first + Math.floor(random.next() ** 3 * joinedBy(crowd, at));
}

/** Anybody who was a member at a moment. */
export const anybody = (crowd: Crowd, random: Random, at: number): number =>
  crowd.first + random.below(joinedBy(crowd, at));

const joinedBy = ({ count, now }: Crowd, at: number): number =>
  Math.max(1, Math.floor(count * (1 - (now - at) / FIRST_JOINED)));

/** Members with their profiles, three in ten with a public one; lid1@load.example is the first. */
export async function insertPeople(
  db: OpenTransaction,
  { crowd, texts, random, passwordHash }: { crowd: Crowd; texts: Texts; random: Random; passwordHash: string },
): Promise<void> {
  const people = Array.from({ length: crowd.count }, (_, index) => {
    const id = crowd.first + index;
    return {
      id,
      username: `${texts.username(random).slice(0, 12)}-${(index + 1).toString(36)}`,
      email: `lid${index + 1}@${LOAD_DOMAIN}`,
      public: random.chance(PUBLIC),
      newsletter: random.chance(NEWSLETTER),
      relationship: random.chance(CONSENTED) ? texts.relationship(random) : null,
      joined: new Date(joinedAt(crowd, id)),
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
      newsletterOptin: 'boolean',
      createdAt: 'timestamptz',
    },
    rows: people,
    row: (of) => [of.id, of.username, of.email, passwordHash, of.public, of.newsletter, of.joined],
  });
  await insertRows(db, {
    into: 'profile',
    columns: { memberId: 'integer', relationshipId: 'integer' },
    rows: people,
    row: (of) => [of.id, of.relationship],
  });
  await insertRows(db, {
    into: 'consent',
    columns: { memberId: 'integer', kind: 'text', version: 'text', given: 'boolean', at: 'timestamptz' },
    rows: people.filter(({ relationship }) => relationship !== null),
    row: (of) => [of.id, 'health', HEALTH_CONSENT_VERSION, true, of.joined],
  });
}

/** The first members are moderators of the site, of whom each group names two; one in twenty is a donor. */
export async function insertRoles(
  db: OpenTransaction,
  { crowd, groupIds }: { crowd: Crowd; groupIds: number[] },
): Promise<void> {
  const moderators = groupIds.flatMap((groupId, index) =>
    [0, 1].map((which) => ({ groupId, memberId: crowd.first + index * 2 + which })),
  );
  const donors = Array.from({ length: Math.floor(crowd.count / 20) }, (_, index) => crowd.first + index * 20);
  const roles = [
    ...moderators.map(({ memberId }) => ({ memberId, role: 'moderator' })),
    ...donors.map((memberId) => ({ memberId, role: 'donor' })),
  ];
  await insertRows(db, {
    into: 'memberRole',
    columns: { memberId: 'integer', role: 'text', grantedAt: 'timestamptz' },
    rows: roles,
    row: (of) => [of.memberId, of.role, new Date(crowd.now)],
  });
  await insertRows(db, {
    into: 'groupModerator',
    columns: { groupId: 'integer', memberId: 'integer' },
    rows: moderators,
    row: (of) => [of.groupId, of.memberId],
  });
}
