import { sql } from 'kysely';
import { HEALTH_CONSENT_VERSION, storeDirectoryEntry } from '#app/features/profiles/index.ts';
import { after, DAY } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { SEED_LOCK } from '#app/platform/database/lock-numbers.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Role } from '#app/platform/session/viewer.ts';
import { slugOf, uniqueSlug } from '#app/platform/slug.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#settings/demo.js';
import { insertBlogNotifications, insertNotifications } from './insert-notifications.ts';
import { type DemoGroup, type DemoPerson, readDemo } from './read-demo.ts';
import { seedAdvice } from './seed-advice.ts';
import { seedBlog } from './seed-blog.ts';
import { seedCases } from './seed-cases.ts';
import { seedContact } from './seed-contacts.ts';
import { type SeedContext, seedConversation } from './seed-conversation.ts';
import { seedProfile } from './seed-profile.ts';

/**
 * Fills an empty database with the demo's people, conversations, blogs and cases, ending at `now`. Does nothing when there
 * are members.
 */
export async function seedDemo(site: Platform, now: Date): Promise<void> {
  const demo = await readDemo();
  const passwordHash = await hashPassword(DEMO_PASSWORD); // one hash for all, because hashing takes time
  await site.db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(transaction); // a second seed waits for this one
    if (await transaction.selectFrom('member').select('id').executeTakeFirst()) return;
    const accounts = await seedDemoAccounts(transaction, passwordHash, now);
    const people = await seedPeople(transaction, { people: demo.people, passwordHash, now });
    const members = new Map([...people, ...accounts]);
    await grantModeratorRoles(transaction, { groups: demo.groups, members, now });
    await seedGroups(transaction, { groups: demo.groups, members, now });
    for (const contact of demo.contacts) await seedContact(transaction, { contact, donors: DONORS, members, now });
    for (const blog of demo.blogs) await seedBlog(transaction, { blog, members, now });
    await seedAdvice(transaction, { members, now });
    await insertNotifications(transaction, { firstConversation: 0, now });
    await insertBlogNotifications(transaction, now);
    await seedCases(site, { transaction, members, now });
  });
}

const DONORS = new Set(DEMO_ACCOUNTS.flatMap(({ username, roles }) => (roles.includes('donor') ? [username] : [])));

/** Gives the id of each account by username. */
async function seedDemoAccounts(db: OpenTransaction, passwordHash: string, now: Date): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { email, username, roles } of DEMO_ACCOUNTS) {
    const { id } = await db
      .insertInto('member')
      .values({ username, email, passwordHash, createdAt: after(now, -400 * DAY) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('profile').values({ memberId: id, relationshipId: null }).execute();
    await storeDirectoryEntry(db, id);
    for (const role of roles) await grantRole(db, { memberId: id, role, now });
    ids.set(username, id);
  }
  return ids;
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
  for (const person of people) await seedProfile(db, idOf(person), person);
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
  for (const id of members.values()) await storeDirectoryEntry(db, id);
  return members;
}

/** Whoever is named as a moderator of a group is a moderator. */
async function grantModeratorRoles(
  db: OpenTransaction,
  { groups, members, now }: SeedContext & { groups: DemoGroup[] },
): Promise<void> {
  for (const name of new Set(groups.flatMap(({ moderators }) => moderators))) {
    await grantRole(db, { memberId: members.get(name) as number, role: 'moderator', now });
  }
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
        summary: group.summary,
        picture: group.picture,
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
