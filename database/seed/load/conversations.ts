import { DAY } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { slugOf } from '#app/platform/slug.ts';
import { insertRows } from './insert-rows.ts';
import { type Population, pickAuthor, pickMember } from './people.ts';
import type { Random } from './random.ts';
import type { Texts } from './texts.ts';
import type { Timeline } from './timeline.ts';

const PUBLIC_SHARE = 0.8;
/** The share of texts whose author deleted the account, so that no name is shown. */
export const FORMER_AUTHOR_SHARE = 0.01;
const MAX_LIKES = 500;
const MAX_FOLLOWS = 300;

export interface Group {
  id: number;
  termIds: number[];
}

interface ConversationInput {
  population: Population;
  random: Random;
  timeline: Timeline;
}

type NewConversation = ReturnType<typeof makeConversations>[number];

/** Inserts the conversations with terms and likes, each followed by its author. Gives the count by group id. */
export async function insertConversations(
  db: OpenTransaction,
  input: ConversationInput & { texts: Texts; groups: Group[] },
): Promise<Map<number, number>> {
  const conversations = makeConversations(input);
  await insertConversationRows(db, conversations);
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
    row: (of) => [of.id, of.memberId, new Date(input.population.now)],
  });
  await insertFollows(db, { ...input, authors: conversations.map(({ authorId }) => authorId) });
  return new Map([...Map.groupBy(conversations, ({ group }) => group.id)].map(([id, inGroup]) => [id, inGroup.length]));
}

function makeConversations({
  population,
  texts,
  random,
  timeline,
  groups,
}: ConversationInput & { texts: Texts; groups: Group[] }) {
  return timeline.conversations.map((conversation, index) => {
    const { createdAt, mostLiked } = conversation;
    const authorId = pickAuthor(population, random, createdAt);
    const group = groups[Math.floor(random.next() ** 2 * groups.length)] as Group; // some groups are busier
    const likeCount = mostLiked ? Math.floor(population.count / 2) : random.skewed(0.7, MAX_LIKES);
    const title = texts.title(random);
    return {
      ...conversation,
      group,
      authorId: random.chance(FORMER_AUTHOR_SHARE) ? null : authorId,
      title,
      slug: `${slugOf(title)}-bulk-${index + 1}`,
      body: texts.body(random),
      public: mostLiked || index === timeline.longest || random.chance(PUBLIC_SHARE),
      likers: random.distinct(likeCount, () => pickMember(population, random, population.now), authorId),
      termIds: random.distinct(1 + random.below(2), () => random.pick(group.termIds), 0),
    };
  });
}

async function insertConversationRows(db: OpenTransaction, conversations: NewConversation[]): Promise<void> {
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
}

/** Authors follow their conversations, and most members a few others. The first member follows hundreds. */
async function insertFollows(
  db: OpenTransaction,
  { population, random, timeline, authors }: ConversationInput & { authors: (number | null)[] },
): Promise<void> {
  const { conversations } = timeline;
  const startedBy = Map.groupBy(conversations.keys(), (index) => authors[index] ?? null);
  function* follows() {
    for (let memberId = population.first; memberId < population.first + population.count; memberId += 1) {
      const own = startedBy.get(memberId) ?? [];
      const followCount = memberId === population.first ? MAX_FOLLOWS : random.skewed(0.8, MAX_FOLLOWS);
      const others = random.distinct(followCount, () => timeline.pickBusy(random), -1);
      for (const index of new Set([...own, ...others])) yield { memberId, index };
    }
  }
  await insertRows(db, {
    into: 'conversationFollow',
    columns: { conversationId: 'integer', memberId: 'integer', createdAt: 'timestamptz' },
    rows: follows(),
    row: ({ memberId, index }) => [conversations[index]?.id ?? 0, memberId, new Date(population.now - DAY)],
  });
}
