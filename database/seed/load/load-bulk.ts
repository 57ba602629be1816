import { sql } from 'kysely';
import { ANSWERS_TOPIC } from '#app/features/advice/topics.ts';
import { BLOGS_TOPIC } from '#app/features/blogs/topics.ts';
import { GROUPS_TOPIC, groupTopic, LATEST_TOPIC } from '#app/features/conversations/topics.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { recordPageChanges } from '#app/platform/page-cache/record-page-changes.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { DEMO_PASSWORD } from '#settings/demo.js';
import { ExpectedError } from '../../../bin/process/expected-error.js';
import { insertNotifications } from '../insert-notifications.ts';
import { insertAdvice, questionCount } from './advice.ts';
import { blogAmounts, insertBlogs } from './blogs.ts';
import { contactCount, insertContacts } from './contacts.ts';
import { type Group, insertConversations } from './conversations.ts';
import { insertDirectory } from './directory.ts';
import { reserveIds } from './insert-rows.ts';
import type { LoadOptions } from './options.ts';
import { insertPeople, insertRoles, type Population } from './people.ts';
import { Random } from './random.ts';
import { insertReactions } from './reactions.ts';
import { readTexts } from './texts.ts';
import { makeTimeline } from './timeline.ts';
import { insertUsageRows, reserveRegistrations } from './usage-rows.ts';

/**
 * Adds bulk data to the demo: members, their conversations in the demo's groups, reactions, likes, follows, reports and blogs,
 * in one transaction. The same options at the same time give the same rows. Everybody has the demo's password, with one hash
 * for all, because hashing a hundred thousand would take hours.
 */
export async function loadBulk(
  db: Database,
  options: LoadOptions,
  { clock, report }: { clock: Clock; report: (progress: string) => void },
): Promise<void> {
  const random = new Random(options.seed);
  const now = clock.now().getTime();
  const [texts, passwordHash, groups] = await Promise.all([readTexts(), hashPassword(DEMO_PASSWORD), listGroups(db)]);
  const population: Population = {
    first: await reserveIds(db, 'member', options.members),
    count: options.members,
    now,
  };
  const firstConversation = await reserveIds(db, 'conversation', options.conversations);
  const timeline = makeTimeline(random, {
    first: firstConversation,
    count: options.conversations,
    reactions: options.reactions,
    now,
  });
  const firstReaction = await reserveIds(db, 'reaction', options.reactions);
  const registrations = await reserveRegistrations(db, population);
  const firstContact = await reserveIds(db, 'contactLink', contactCount(population));
  const blogs = blogAmounts(population);
  const firstBlog = await reserveIds(db, 'blog', blogs.blogs);
  const firstPost = await reserveIds(db, 'blogPost', blogs.posts);
  const firstQuestion = await reserveIds(db, 'adviceQuestion', questionCount(population));
  await db.transaction().execute(async (transaction) => {
    await liftTimeouts(transaction);
    await insertPeople(transaction, { population, texts, random, passwordHash });
    await insertDirectory(transaction, population);
    await insertRoles(transaction, { population, groupIds: groups.map(({ id }) => id) });
    await insertUsageRows(transaction, { population, registrations, passwordHash });
    report(`${formatCount(options.members)} deelnemers`);
    const counts = await insertConversations(transaction, { population, texts, random, timeline, groups });
    report(`${formatCount(options.conversations)} gesprekken`);
    await insertContacts(transaction, { population, texts, random: new Random(options.seed + 1), first: firstContact });
    report(`${formatCount(contactCount(population))} contacten`);
    await insertBlogs(transaction, {
      population,
      texts,
      firstBlog,
      firstPost,
      random: new Random(options.seed + 2),
    });
    report(`${formatCount(blogs.posts)} blogberichten`);
    await insertAdvice(transaction, { population, texts, random: new Random(options.seed + 3), first: firstQuestion });
    report(`${formatCount(questionCount(population))} vragen`);
    const reportReactions = (count: number) => report(`${formatCount(count)} reacties`);
    await insertReactions(transaction, {
      population,
      texts,
      random,
      timeline,
      first: firstReaction,
      report: reportReactions,
    });
    await insertNotifications(transaction, { firstConversation, now: clock.now() });
    // Last, because it locks the groups: starting a conversation waits for the end of this transaction.
    await addToGroupCounts(transaction, counts);
    await recordPageChanges(
      transaction,
      [GROUPS_TOPIC, LATEST_TOPIC, BLOGS_TOPIC, ANSWERS_TOPIC, ...groups.map(({ id }) => groupTopic(id))],
      clock.now(),
    );
  });
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    // Updates the statistics of the planner, and the visibility map that index-only scans need.
    await sql`vacuum (analyze)`.execute(connection);
  });
  report('statistieken bijgewerkt');
}

async function listGroups(db: Database): Promise<Group[]> {
  const groups = await db
    .selectFrom('discussionGroup')
    .innerJoin('groupTerm', 'groupTerm.groupId', 'discussionGroup.id')
    .select(['discussionGroup.id', sql<number[]>`array_agg(group_term.id order by group_term.id)`.as('termIds')])
    .groupBy('discussionGroup.id')
    .orderBy('discussionGroup.id')
    .execute();
  if (groups.length === 0) throw new ExpectedError('Er zijn nog geen groepen: de demo staat niet in deze database.');
  return groups;
}

async function liftTimeouts(db: OpenTransaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  await sql`set local synchronous_commit = off`.execute(db); // after a crash it is loaded again
}

async function addToGroupCounts(db: OpenTransaction, counts: Map<number, number>): Promise<void> {
  for (const [groupId, count] of counts) {
    await db
      .updateTable('discussionGroup')
      .set((eb) => ({ conversationCount: eb('conversationCount', '+', count) }))
      .where('id', '=', groupId)
      .execute();
  }
}

const formatCount = (count: number): string => count.toLocaleString('nl-NL');
