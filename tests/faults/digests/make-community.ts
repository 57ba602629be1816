import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { Random } from '#database/seed/load/random.ts';

/** The members whose digests are checked, and in which things of theirs something new comes. */
export interface Community {
  memberIds: number[];
  /** What each of these conversations and blogs, and each pair of contacts, can tell, by the ids of the members. */
  conversations: { id: number; slug: string; followerIds: number[] }[];
  blogs: { id: number; ownerId: number; followerIds: number[] }[];
  contacts: { id: number; pair: [number, number] }[];
}

const MEMBERS = 240;
const CONVERSATIONS = 60;
const BLOGS = 30;

/**
 * Adds members from `since`, who follow conversations and blogs and have contacts: so few each that a digest names all. All
 * other members get no mails.
 */
export async function makeCommunity(db: Database, since: Date, random: Random): Promise<Community> {
  await db.updateTable('member').set({ emailNotifications: false }).execute();
  const members = await db
    .insertInto('member')
    .values(
      Array.from({ length: MEMBERS }, (_, number) => ({
        ...{ username: `digest_${number}`, email: `digest${number}@example.org`, passwordHash: '-', createdAt: since },
        titlesInMails: true,
      })),
    )
    .returning('id')
    .execute();
  const memberIds = members.map(({ id }) => id);
  await db
    .insertInto('profile')
    .values(memberIds.map((memberId) => ({ memberId, relationshipId: null })))
    .execute();
  const conversations = await makeConversations(db, { since, memberIds, random });
  const blogs = await makeBlogs(db, { since, memberIds, random });
  return { memberIds, conversations, blogs, contacts: await makeContacts(db, { since, memberIds }) };
}

interface Making {
  since: Date;
  memberIds: readonly number[];
  random: Random;
}

/** Each member follows up to four of `things`, by their ids. */
function followersOf(things: readonly { id: number }[], { memberIds, random }: Making): Map<number, number[]> {
  const followers = new Map<number, number[]>(things.map(({ id }) => [id, []]));
  for (const memberId of memberIds)
    for (const id of random.distinct(4, () => random.pick(things).id, 0)) followers.get(id)?.push(memberId);
  return followers;
}

async function makeConversations(db: Database, making: Making): Promise<Community['conversations']> {
  const { id: groupId } = await db.selectFrom('discussionGroup').select('id').limit(1).executeTakeFirstOrThrow();
  const { since } = making;
  const made = await db
    .insertInto('conversation')
    .values(
      Array.from({ length: CONVERSATIONS }, (_, number) => ({
        ...{ groupId, title: `Over digest ${number}`, slug: `over-digest-${number}`, body: 'Een begin.', public: true },
        ...{ createdAt: since, lastActivityAt: since },
      })),
    )
    .returning(['id', 'slug'])
    .execute();
  const followers = followersOf(made, making);
  const follows = made.flatMap(({ id }) =>
    (followers.get(id) ?? []).map((memberId) => ({ conversationId: id, memberId, createdAt: since })),
  );
  await db.insertInto('conversationFollow').values(follows).execute();
  return made.map(({ id, slug }) => ({ id, slug, followerIds: followers.get(id) ?? [] }));
}

async function makeBlogs(db: Database, making: Making): Promise<Community['blogs']> {
  const { since, memberIds } = making;
  const made = await db
    .insertInto('blog')
    .values(
      memberIds.slice(0, BLOGS).map((ownerId) => ({
        ...{ ownerId, title: 'Een blog', description: 'Waar die over gaat.' },
        ...{ createdAt: since, publishedAt: since, lastActivityAt: since },
      })),
    )
    .returning(['id', 'ownerId'])
    .execute();
  const followers = followersOf(made, making);
  const blogs = made.map(({ id, ownerId }) => ({
    ...{ id, ownerId, followerIds: (followers.get(id) ?? []).filter((memberId) => memberId !== ownerId) },
  }));
  const follows = blogs.flatMap(({ id, followerIds }) =>
    followerIds.map((memberId) => ({ blogId: id, memberId, createdAt: since })),
  );
  await db.insertInto('blogFollow').values(follows).execute();
  return blogs;
}

/** Each member has the next one as a contact. */
async function makeContacts(
  db: Database,
  { since, memberIds }: Omit<Making, 'random'>,
): Promise<Community['contacts']> {
  const made = await db
    .insertInto('contactLink')
    .values(
      memberIds.map((creatorId, number) => ({
        ...{ creatorId, otherId: memberIds[(number + 1) % memberIds.length] ?? 0, state: 'accepted' },
        ...{ createdAt: since, answeredAt: since, lastMessageAt: since },
      })),
    )
    .returning(['id', 'creatorId', 'otherId'])
    .execute();
  return made.map(({ id, creatorId, otherId }) => ({ id, pair: [creatorId, otherId] }));
}

/** What is to be told: how much of each kind to each reader, by a key such as '12 conversation over-digest-3'. */
export type Told = Map<string, number>;

const add = (told: Told, key: string, count: number) => told.set(key, (told.get(key) ?? 0) + count);

/** Writes reactions, posts and messages at times between these two, and adds what that tells each reader to `expected`. */
export async function writeNews(
  db: Database,
  { memberIds, conversations, blogs, contacts }: Community,
  { from, to, random, expected }: { from: Date; to: Date; random: Random; expected: Told },
): Promise<void> {
  const times = Array.from(
    { length: 300 },
    () => new Date(from.getTime() + random.next() * (to.getTime() - from.getTime())),
  );
  for (const at of times.sort((a, b) => a.getTime() - b.getTime())) {
    const kind = random.below(10);
    if (kind < 6) {
      const [authorId, { id, slug, followerIds }] = [random.pick(memberIds), random.pick(conversations)];
      await db
        .insertInto('reaction')
        .values({ subjectKind: 'conversation', subjectId: id, authorId, body: 'Een reactie.', createdAt: at })
        .execute();
      await db.updateTable('conversation').set({ lastActivityAt: at }).where('id', '=', id).execute();
      for (const reader of followerIds) if (reader !== authorId) add(expected, `${reader} conversation ${slug}`, 1);
    } else if (kind < 7) {
      const { id, followerIds } = random.pick(blogs);
      const post = { blogId: id, title: 'Een bericht', description: '', body: '{"version":1,"blocks":[]}' };
      await db
        .insertInto('blogPost')
        .values({ ...post, createdAt: at, publishedAt: at })
        .execute();
      await db.updateTable('blog').set({ lastActivityAt: at }).where('id', '=', id).execute();
      for (const reader of followerIds) add(expected, `${reader} blog ${id}`, 1);
    } else {
      const { id: contactLinkId, pair } = random.pick(contacts);
      const [senderId, recipientId] = random.chance(0.5) ? pair : pair.toReversed();
      const message = {
        contactLinkId,
        senderId: senderId ?? 0,
        recipientId: recipientId ?? 0,
        body: 'Dag.',
        createdAt: at,
      };
      await db.insertInto('message').values(message).execute();
      add(expected, `${recipientId} message ${senderId}`, 1);
    }
  }
  await sql`analyze`.execute(db);
}

/** Adds an entry of a mail to what this reader was told. */
export function addEntry(told: Told, readerId: number, { path, label }: { path: string; label: string }): void {
  const [, conversation] = /^\/groepen\/[^/]+\/([^/?]+)/.exec(path) ?? [];
  const [, blog] = /^\/blogs\/(\d+)-/.exec(path) ?? [];
  const [, sender] = /^\/account\/berichten\/(\d+)$/.exec(path) ?? [];
  const key = conversation ? `conversation ${conversation}` : blog ? `blog ${blog}` : `message ${sender}`;
  add(told, `${readerId} ${key}`, Number.parseInt(label, 10));
}
