import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { HEALTH_CONSENT_VERSION } from '#app/features/accounts/registration/health-consent.ts';
import { after, DAY, HOUR, MINUTE } from '#app/platform/clock.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { SEED_LOCK } from '#app/platform/database/lock-numbers.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import type { Role } from '#app/platform/session/viewer.ts';
import { slugOf, uniqueSlug } from '#app/platform/slug.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { type DemoConversation, type DemoGroup, type DemoPerson, readDemo } from './read-demo.ts';

/** Fills an empty database with the demo's people and conversations, ending at `now`. Does nothing when there are members. */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  const demo = await readDemo();
  const passwordHash = await hashPassword(DEMO_PASSWORD); // one hash for all, because hashing takes time
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(transaction); // a second seed waits for this one
    if (await transaction.selectFrom('member').select('id').executeTakeFirst()) return;
    await seedDemoAccounts(transaction, passwordHash, now);
    const members = await seedPeople(transaction, { people: demo.people, passwordHash, now });
    await seedGroups(transaction, { groups: demo.groups, members, now });
  });
}

async function seedDemoAccounts(db: OpenTransaction, passwordHash: string, now: Date): Promise<void> {
  for (const { email, username, roles } of DEMO_ACCOUNTS) {
    const { id } = await db
      .insertInto('member')
      .values({ username, email, passwordHash, createdAt: after(now, -400 * DAY) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('profile').values({ memberId: id, relationshipId: null }).execute();
    for (const role of roles) await grantRole(db, { memberId: id, role, now });
  }
}

const grantRole = (db: OpenTransaction, { memberId, role, now }: { memberId: number; role: Role; now: Date }) =>
  db.insertInto('memberRole').values({ memberId, role, grantedAt: now }).execute();

/** Gives the id of each person by username. */
async function seedPeople(
  db: OpenTransaction,
  { people, passwordHash, now }: { people: DemoPerson[]; passwordHash: string; now: Date },
): Promise<Map<string, number>> {
  const joined = (person: DemoPerson) => after(now, -person.joinedDaysAgo * DAY);
  const rows = await db
    .insertInto('member')
    .values(
      people.map((person) => ({
        username: person.username,
        email: `${person.username.toLowerCase()}@people.example.org`,
        passwordHash,
        public: person.public,
        createdAt: joined(person),
      })),
    )
    .returning(['id', 'username'])
    .execute();
  const members = new Map(rows.map((row) => [row.username, row.id]));
  const idOf = (person: DemoPerson) => members.get(person.username) as number;
  await db
    .insertInto('profile')
    .values(people.map((person) => ({ memberId: idOf(person), relationshipId: person.relationship })))
    .execute();
  await db
    .insertInto('consent')
    .values(
      people.map((person) => ({
        memberId: idOf(person),
        kind: 'health',
        version: HEALTH_CONSENT_VERSION,
        given: true,
        at: joined(person),
      })),
    )
    .execute();
  for (const person of people) {
    if (person.moderator) await grantRole(db, { memberId: idOf(person), role: 'moderator', now });
  }
  return members;
}

interface SeedContext {
  members: Map<string, number>;
  now: Date;
}

async function seedGroups(
  db: OpenTransaction,
  { groups, members, now }: SeedContext & { groups: DemoGroup[] },
): Promise<void> {
  const slugs = new Set<string>();
  for (const group of groups) {
    const { id } = await db
      .insertInto('discussionGroup')
      .values({
        title: group.title,
        slug: group.slug,
        introduction: group.introduction.trim(),
        conversationCount: group.conversations.length,
        createdAt: after(now, -800 * DAY),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const terms = await db
      .insertInto('groupTerm')
      .values(group.terms.map((name) => ({ groupId: id, name })))
      .returning(['id', 'name'])
      .execute();
    await db
      .insertInto('groupModerator')
      .values(group.moderators.map((name) => ({ groupId: id, memberId: members.get(name) as number })))
      .execute();
    const termIds = new Map(terms.map((term) => [term.name, term.id]));
    for (const conversation of group.conversations) {
      const slug = uniqueSlug(slugOf(conversation.title), (candidate) => slugs.has(candidate));
      slugs.add(slug);
      await seedConversation(db, { groupId: id, slug, termIds, conversation, members, now });
    }
  }
}

async function seedConversation(
  db: OpenTransaction,
  {
    groupId,
    slug,
    termIds,
    conversation,
    members,
    now,
  }: SeedContext & {
    groupId: number;
    slug: string;
    termIds: Map<string, number>;
    conversation: DemoConversation;
  },
): Promise<void> {
  const createdAt = startOf(conversation, now);
  const authorId = members.get(conversation.author) as number;
  const lastReaction = conversation.reactions.at(-1);
  const likers = likersOf(conversation.body, members, authorId);
  const { id } = await db
    .insertInto('conversation')
    .values({
      groupId,
      authorId,
      title: conversation.title,
      slug,
      body: conversation.body.trim(),
      public: conversation.public,
      likeCount: likers.length,
      reactionCount: conversation.reactions.length,
      createdAt,
      lastActivityAt: after(createdAt, (lastReaction?.afterHours ?? 0) * HOUR),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('conversationTerm')
    .values(conversation.terms.map((term) => ({ conversationId: id, termId: termIds.get(term) as number })))
    .execute();
  await db.insertInto('conversationFollow').values({ conversationId: id, memberId: authorId, createdAt }).execute();
  if (likers.length > 0) {
    await db
      .insertInto('conversationLike')
      .values(likers.map((memberId) => ({ conversationId: id, memberId, createdAt: after(createdAt, HOUR) })))
      .execute();
  }
  for (const reaction of conversation.reactions) {
    await seedReaction(db, { ...reaction, conversationId: id, members, startedAt: createdAt });
  }
}

async function seedReaction(
  db: OpenTransaction,
  {
    conversationId,
    author,
    text,
    afterHours,
    members,
    startedAt,
  }: DemoConversation['reactions'][number] & { conversationId: number; members: Map<string, number>; startedAt: Date },
): Promise<void> {
  const createdAt = after(startedAt, afterHours * HOUR);
  const authorId = members.get(author) as number;
  const likers = likersOf(text, members, authorId);
  const { id } = await db
    .insertInto('reaction')
    .values({ conversationId, authorId, body: text.trim(), createdAt, likeCount: likers.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (likers.length === 0) return;
  await db
    .insertInto('reactionLike')
    .values(likers.map((memberId) => ({ reactionId: id, memberId, createdAt: after(createdAt, HOUR) })))
    .execute();
}

/** When a conversation started: `daysAgo` days before `now`, at its time of day (an hour off in summer does not matter). */
function startOf({ daysAgo, time }: DemoConversation, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return new Date(midnight - daysAgo * DAY + (hours - 1) * HOUR + minutes * MINUTE);
}

/** The ids of up to 11 members who like a text, without its author; the same each time the demo is seeded. */
function likersOf(text: string, members: Map<string, number>, authorId: number | undefined): number[] {
  const digest = createHash('sha256').update(text).digest();
  const ids = [...members.values()];
  const chosen = Array.from(
    { length: digest.readUInt8(0) % 12 },
    (_, index) => ids[digest.readUInt16BE(index * 2 + 1) % ids.length],
  );
  return [...new Set(chosen)].filter((id): id is number => id !== undefined && id !== authorId);
}
