import { HOUR } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { LEFT } from './conversations.ts';
import { anybody, type Crowd, writer } from './people.ts';
import type { Random } from './random.ts';
import { insertRows } from './rows.ts';
import type { Texts } from './texts.ts';
import type { Timeline } from './timeline.ts';

const MOST_LIKES = 200;
const FLAGGED = 0.001;
/** So many at a time, each part with its likes and flags. */
const PART = 50_000;

interface Reacting {
  crowd: Crowd;
  texts: Texts;
  random: Random;
}

/** The reactions in the order of time, so that ids rise with it, with likes and flags. Tells after each part how many. */
export async function insertReactions(
  db: OpenTransaction,
  {
    timeline,
    first,
    written,
    ...reacting
  }: Reacting & { timeline: Timeline; first: number; written: (count: number) => void },
): Promise<void> {
  let part: Reaction[] = [];
  let id = first;
  for (const { conversation, at } of timeline.reactions()) {
    part.push(makeReaction({ ...reacting, id, conversationId: conversation.id, at }));
    id += 1;
    if (part.length < PART) continue;
    await insertPart(db, part, reacting.crowd.now);
    written(id - first);
    part = [];
  }
  if (part.length === 0) return;
  await insertPart(db, part, reacting.crowd.now);
  written(id - first);
}

interface Reaction {
  id: number;
  conversationId: number;
  authorId: number | null;
  body: string;
  at: number;
  likers: number[];
  flaggers: number[];
}

function makeReaction({
  crowd,
  texts,
  random,
  id,
  conversationId,
  at,
}: Reacting & { id: number; conversationId: number; at: number }): Reaction {
  const authorId = writer(crowd, random, at);
  const reader = () => anybody(crowd, random, at);
  return {
    id,
    conversationId,
    authorId: random.chance(LEFT) ? null : authorId,
    body: texts.reaction(random),
    at,
    likers: random.distinct(random.few(0.55, MOST_LIKES), reader, authorId),
    flaggers: random.distinct(random.chance(FLAGGED) ? 1 + random.below(3) : 0, reader, authorId),
  };
}

async function insertPart(db: OpenTransaction, part: Reaction[], now: number): Promise<void> {
  await insertRows(db, {
    into: 'reaction',
    columns: {
      id: 'integer',
      conversationId: 'integer',
      authorId: 'integer',
      body: 'text',
      likeCount: 'integer',
      createdAt: 'timestamptz',
    },
    rows: part,
    row: (of) => [of.id, of.conversationId, of.authorId, of.body, of.likers.length, new Date(of.at)],
  });
  const columns = { reactionId: 'integer', memberId: 'integer', createdAt: 'timestamptz' } as const;
  const soonAfter = ({ at }: Reaction) => new Date(Math.min(at + HOUR, now));
  await insertRows(db, {
    into: 'reactionLike',
    columns,
    rows: part.flatMap((reaction) => reaction.likers.map((memberId) => ({ reaction, memberId }))),
    row: ({ reaction, memberId }) => [reaction.id, memberId, soonAfter(reaction)],
  });
  await insertRows(db, {
    into: 'reactionFlag',
    columns,
    rows: part.flatMap((reaction) => reaction.flaggers.map((memberId) => ({ reaction, memberId }))),
    row: ({ reaction, memberId }) => [reaction.id, memberId, soonAfter(reaction)],
  });
}
