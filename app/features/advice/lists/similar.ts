import { sql } from 'kysely';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { slugOf } from '#app/platform/slug.ts';

/** A question that was answered before. */
interface SimilarQuestion {
  id: number;
  title: string;
  slug: string;
}

const MAX_SIMILAR = 3;

/** How many words of a title are looked for, so that a title of single letters makes no long query (rules.md R38). */
const MAX_WORDS = 12;

/** How many questions that share a word are compared: a word that everybody uses is in most of them. */
const MAX_CANDIDATES = 400;

/**
 * The answered questions whose titles share most with this one, of at most 130 characters: words that mean something,
 * whatever their ending. Empty where none does. A question without an answer is never among them.
 */
export async function listSimilar({ platform: { db } }: RequestContext, title: string): Promise<SimilarQuestion[]> {
  const words = wordsOf(title);
  if (words === '') return [];
  const rows = await listRows(db, { words });
  return rows.map(({ id, title }) => ({ id, title, slug: slugOf(title) }));
}

/** Words that begin many questions and say nothing of what they are about, beside those that PostgreSQL knows. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'hoe hoeveel hoelang kan kun kunnen mag mogen moet moeten per veel waar waarom wanneer wat welk welke wel'.split(' '),
);

/** The words as a query of PostgreSQL, any of which may match; the last one may be typed in part. */
function wordsOf(title: string): string {
  const all = title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const words = all.filter((word) => !QUESTION_WORDS.has(word)).slice(0, MAX_WORDS);
  const isTyping = /[\p{L}\p{N}]$/u.test(title);
  return words.map((word, index) => (isTyping && index === words.length - 1 ? `${word}:*` : word)).join(' | ');
}

const titleWords = sql`to_tsvector('dutch', title)`;

const listRows = prepared((db, { words }: { words: string }) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('adviceQuestion')
        .innerJoin('adviceAnswer', 'adviceAnswer.questionId', 'adviceQuestion.id')
        .select(['id', 'title'])
        .where(sql<boolean>`${titleWords} @@ to_tsquery('dutch', ${words})`)
        .limit(MAX_CANDIDATES)
        .as('candidate'),
    )
    .select(['id', 'title'])
    .orderBy(sql`ts_rank(${titleWords}, to_tsquery('dutch', ${words}))`, 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SIMILAR),
);
