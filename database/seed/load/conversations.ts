import { DAY } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { slugOf } from '#app/platform/slug.ts';
import { anybody, type Crowd, writer } from './people.ts';
import type { Random } from './random.ts';
import { insertRows } from './rows.ts';
import type { Texts } from './texts.ts';
import type { Timeline } from './timeline.ts';

const PUBLIC = 0.8;
/** Authors who have left: their words stand without a name. */
export const LEFT = 0.01;
const MOST_LIKES = 500;
const MOST_FOLLOWED = 300;

export interface Group {
  id: number;
  termIds: number[];
}

interface Conversing {
  crowd: Crowd;
  random: Random;
  timeline: Timeline;
}

/** The conversations, with subjects and likes, each followed by who began it. Gives how many each group got. */
export async function insertConversations(
  db: OpenTransaction,
  { crowd, texts, random, timeline, groups }: Conversing & { texts: Texts; groups: Group[] },
): Promise<Map<number, number>> {
  const conversations = timeline.conversations.map((conversation, index) => {
    const { createdAt, likeable } = conversation;
    const authorId = writer(crowd, random, createdAt);
    const group = groups[Math.floor(random.next() ** 2 * groups.length)] as Group; // some groups are busier
    const most = likeable ? Math.floor(crowd.count / 2) : random.few(0.7, MOST_LIKES);
    const title = texts.title(random);
    return {
      ...conversation,
      group,
      authorId: random.chance(LEFT) ? null : authorId,
      title,
      slug: `${slugOf(title)}-bulk-${index + 1}`,
      body: texts.body(random),
      public: likeable || index === timeline.longest || random.chance(PUBLIC),
      likers: random.distinct(most, () => anybody(crowd, random, crowd.now), authorId),
      termIds: random.distinct(1 + random.below(2), () => random.pick(group.termIds), 0),
    };
  });
  await insertRows(db, {
    into: 'conversation',
    columns: {
      id: 'integer',
      groupId: 'integer',
      authorId: 'integer',
      title: 'text',
      slug: 'text',
      body: 'text',
      public: 'boolean',
      likeCount: 'integer',
      reactionCount: 'integer',
      createdAt: 'timestamptz',
      lastActivityAt: 'timestamptz',
    },
    rows: conversations,
    row: (of) => [
      of.id,
      of.group.id,
      of.authorId,
      of.title,
      of.slug,
      of.body,
      of.public,
      of.likers.length,
      of.reactionCount,
      new Date(of.createdAt),
      new Date(of.lastActivityAt),
    ],
  });
  await insertRows(db, {
    into: 'conversationTerm',
    columns: { conversationId: 'integer', termId: 'integer' },
    rows: conversations.flatMap(({ id, termIds }) => termIds.map((termId) => ({ id, termId }))),
    row: (of) => [of.id, of.termId],
  });
  await insertRows(db, {
    into: 'conversationLike',
    columns: { conversationId: 'integer', memberId: 'integer', createdAt: 'timestamptz' },
    rows: conversations.flatMap(({ id, likers }) => likers.map((memberId) => ({ id, memberId }))),
    row: (of) => [of.id, of.memberId, new Date(crowd.now)],
  });
  await insertFollows(db, { crowd, random, timeline, authors: conversations.map(({ authorId }) => authorId) });
  return new Map([...Map.groupBy(conversations, ({ group }) => group.id)].map(([id, its]) => [id, its.length]));
}

/** Who began a conversation follows it, and most members a few others; the first member follows hundreds. */
async function insertFollows(
  db: OpenTransaction,
  { crowd, random, timeline, authors }: Conversing & { authors: (number | null)[] },
): Promise<void> {
  const { conversations } = timeline;
  const began = Map.groupBy(conversations.keys(), (index) => authors[index] ?? null);
  function* follows() {
    for (let memberId = crowd.first; memberId < crowd.first + crowd.count; memberId += 1) {
      const own = began.get(memberId) ?? [];
      const most = memberId === crowd.first ? MOST_FOLLOWED : random.few(0.8, MOST_FOLLOWED);
      const others = random.distinct(most, () => timeline.busy(random), -1);
      for (const index of new Set([...own, ...others])) yield { memberId, index };
    }
  }
  await insertRows(db, {
    into: 'conversationFollow',
    columns: { conversationId: 'integer', memberId: 'integer', createdAt: 'timestamptz' },
    rows: follows(),
    row: ({ memberId, index }) => [conversations[index]?.id ?? 0, memberId, new Date(crowd.now - DAY)],
  });
}
