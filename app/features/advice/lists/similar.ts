import { sql } from 'kysely';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { slugOf } from '#app/platform/slug.ts';
import { findDietTopic } from '../diet-topic.ts';
import { questionLookupPath, questionPath } from '../paths.ts';
import { isAnswerShown } from '../shown.ts';

/** A question that was answered before. */
export interface SimilarQuestion {
  id: number;
  title: string;
  path: string;
  /** The beginning of its answer. */
  answer: string;
}

const MAX_SIMILAR = 3;

/**
 * How much alike two titles are at least: how many words they share, divided by the geometric mean of how many each has
 * (docs/search.md has what was measured).
 */
const MIN_LIKENESS = 1 / 3;

/** How many words of a title are looked for, so that a title of single letters makes no long query (rules.md R38). */
const MAX_WORDS = 12;

/** How many questions that share a word are compared: a word that everybody uses is in most of them. */
const MAX_CANDIDATES = 400;

/** How many characters of an answer are read. */
const ANSWER_BEGINNING = 600;

/**
 * The answered questions whose titles are like this one, of at most 130 characters, the most alike first, without the
 * question `except`. Words that mean something count, whatever their ending. Empty where none is like it. A question without
 * an answer is never among them.
 */
export async function listSimilar(ctx: RequestContext, title: string, { except = 0 } = {}): Promise<SimilarQuestion[]> {
  const words = wordsOf(title);
  if (words.length === 0) return [];
  const partial = /[\p{L}\p{N}]$/u.test(title) ? words.length : 0;
  const any = words.map((word, index) => (index + 1 === partial ? `${word}:*` : word)).join(' | ');
  const [rows, topic] = await Promise.all([
    listRows(ctx.platform.db, { words, partial, any, except }),
    findDietTopic(ctx),
  ]);
  return rows.map((row) => ({
    ...row,
    path: topic ? questionPath(topic.path, { id: row.id, slug: slugOf(row.title) }) : questionLookupPath(row.id),
  }));
}

/** Words that are in many questions and say nothing of what they are about, beside those that PostgreSQL knows. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  [
    'beter doe doen goed hoe hoeveel hoelang kan kun kunnen lang mag mee mogen moet moeten per veel waar waarom',
    'wanneer wat welk welke wel',
    'beetje groot grote klein kleine stuk stukje',
  ].flatMap((line) => line.split(' ')),
);

/** The words of a title that mean something. */
const wordsOf = (title: string): string[] =>
  (title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    .filter((word) => !QUESTION_WORDS.has(word))
    .slice(0, MAX_WORDS);

const QUESTION_TEXT = [...QUESTION_WORDS].join(' ');

interface Sought {
  words: string[];
  /** The place of the word that may be typed in part, from 1; 0 for none. */
  partial: number;
  /** A query for any of the words. */
  any: string;
  except: number;
}

/** An index on the words of titles gives the candidates. */
const listRows = prepared(
  (_, { words, partial, any, except }: Sought) => sql<Omit<SimilarQuestion, 'path'>>`
    with asked as materialized (
      select (ts_lexize('dutch_stem', word))[1] as stem, bool_or(place = ${partial}) as partial
      from unnest(${words}::text[]) with ordinality as typed (word, place)
      where (ts_lexize('dutch_stem', word))[1] is not null
      group by stem
    ), candidate as materialized (
      select id, title, tsvector_to_array(ts_delete(
        to_tsvector('dutch', title), tsvector_to_array(to_tsvector('dutch', ${sql.lit(QUESTION_TEXT)}))
      )) as words
      from advice_question join advice_answer on question_id = id
      where to_tsvector('dutch', title) @@ to_tsquery('dutch', ${any}) and id <> ${except}
        and ${isAnswerShown()}
      limit ${sql.lit(MAX_CANDIDATES)}
    ), compared as (
      select id, title, (
        select count(*) from asked
        where exists (select from unnest(words) as word where word = stem or (partial and starts_with(word, stem)))
      ) / sqrt(greatest(1, cardinality(words)) * (select count(*) from asked)) as likeness
      from candidate
    )
    select id, title, left(body, ${sql.lit(ANSWER_BEGINNING)}) as answer
    from (
      select * from compared where likeness >= ${sql.lit(MIN_LIKENESS)}
      order by likeness desc, id desc limit ${sql.lit(MAX_SIMILAR)}
    ) as alike
    join advice_answer on question_id = id
    order by likeness desc, id desc
  `,
);
