import { sql } from 'kysely';
import { HOUR } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { FORMER_AUTHOR_SHARE } from './conversations.ts';
import { insertRows } from './insert-rows.ts';
import { type Population, pickAuthor, pickMember } from './people.ts';
import type { Random } from './random.ts';
import type { Texts } from './texts.ts';
import type { Timeline } from './timeline.ts';

const MAX_LIKES = 200;
const REPORTED_SHARE = 0.001;
/** How many reactions are inserted at a time, each batch with its likes and reports. */
const BATCH = 50_000;

interface ReactionInput {
  population: Population;
  texts: Texts;
  random: Random;
}

/**
 * Inserts the reactions in the order of time, so that ids rise with it, with their likes and reports. Reports the number
 * of inserted reactions after each batch.
 */
export async function insertReactions(
  db: OpenTransaction,
  {
    timeline,
    first,
    report,
    ...input
  }: ReactionInput & { timeline: Timeline; first: number; report: (count: number) => void },
): Promise<void> {
  let batch: Reaction[] = [];
  let id = first;
  for (const { conversation, at } of timeline.reactions()) {
    batch.push(makeReaction({ ...input, id, conversationId: conversation.id, at }));
    id += 1;
    if (batch.length < BATCH) continue;
    await insertBatch(db, batch, input.population.now);
    report(id - first);
    batch = [];
  }
  if (batch.length === 0) return;
  await insertBatch(db, batch, input.population.now);
  report(id - first);
}

interface Reaction {
  id: number;
  conversationId: number;
  authorId: number | null;
  body: string;
  at: number;
  likers: number[];
  reporters: number[];
}

function makeReaction({
  population,
  texts,
  random,
  id,
  conversationId,
  at,
}: ReactionInput & { id: number; conversationId: number; at: number }): Reaction {
  const authorId = pickAuthor(population, random, at);
  const reader = () => pickMember(population, random, at);
  return {
    id,
    conversationId,
    authorId: random.chance(FORMER_AUTHOR_SHARE) ? null : authorId,
    body: texts.reaction(random),
    at,
    likers: random.distinct(random.skewed(0.55, MAX_LIKES), reader, authorId),
    reporters: random.distinct(random.chance(REPORTED_SHARE) ? 1 + random.below(3) : 0, reader, authorId),
  };
}

async function insertBatch(db: OpenTransaction, batch: Reaction[], now: number): Promise<void> {
  await insertRows(db, {
    into: 'reaction',
    columns: {
      id: 'integer',
      subjectKind: 'text',
      subjectId: 'integer',
      authorId: 'integer',
      body: 'text',
      likeCount: 'integer',
      createdAt: 'timestamptz',
    },
    rows: batch,
    row: (of) => [of.id, 'conversation', of.conversationId, of.authorId, of.body, of.likers.length, new Date(of.at)],
  });
  const columns = { reactionId: 'integer', memberId: 'integer', createdAt: 'timestamptz' } as const;
  const soonAfter = ({ at }: Reaction) => new Date(Math.min(at + HOUR, now));
  await insertRows(db, {
    into: 'reactionLike',
    columns,
    rows: batch.flatMap((reaction) => reaction.likers.map((memberId) => ({ reaction, memberId }))),
    row: ({ reaction, memberId }) => [reaction.id, memberId, soonAfter(reaction)],
  });
  await insertReports(
    db,
    batch.flatMap((reaction) =>
      reaction.reporters.map((memberId) => ({ memberId, reaction, at: soonAfter(reaction) })),
    ),
  );
}

/** Inserts the reports of reactions, with a case for each reaction. */
async function insertReports(
  db: OpenTransaction,
  reports: readonly { memberId: number; reaction: Reaction; at: Date }[],
): Promise<void> {
  await sql`
    with reported as (
      select * from unnest(
        ${reports.map(({ reaction }) => reaction.id)}::integer[],
        ${reports.map(({ reaction }) => reaction.authorId)}::integer[],
        ${reports.map(({ memberId }) => memberId)}::integer[],
        ${reports.map(({ at }) => at)}::timestamptz[]
      ) as reported (reaction_id, author_id, member_id, created_at)
    ), opened as (
      insert into moderation_case (kind, subject_id, author_id, opened_at)
      select 'reaction', reaction_id, author_id, min(created_at) from reported group by reaction_id, author_id
      returning id, subject_id
    )
    insert into report (case_id, subject_kind, subject_id, member_id, created_at)
    select opened.id, 'reaction', reaction_id, member_id, created_at
    from reported join opened on opened.subject_id = reaction_id
  `.execute(db);
}
