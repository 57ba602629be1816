import { type RawBuilder, sql } from 'kysely';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import type { ArchiveCursor, ArchiveView } from '../paths.ts';
import { mayAnswer } from '../policy.ts';
import { DIET_QUESTIONS } from '../rules.ts';

/** A question that waits no more: it was answered or declined. */
export interface ArchivedQuestion {
  id: number;
  title: string;
  closedAt: Date;
  answered: boolean;
  /** Whether it is off the site, after it was answered. */
  hidden: boolean;
  /** Whether the viewer answered or declined it. */
  byMe: boolean;
  /** The name under which it was answered; null for none. */
  expert: string | null;
  /** The names of its tags. */
  tags: string[];
}

/** A page of the archive; `next` is the place after which the next page begins, null on the last. */
export interface ArchivePage {
  items: ArchivedQuestion[];
  next: ArchiveCursor | null;
}

/**
 * The questions that were answered or declined, the latest first: all, or those with a tag, with these words, or of the
 * viewer. An index gives a page of each of the two in this order. Throws AppError forbidden for who is no professional.
 */
export async function listArchive(ctx: MemberContext, view: ArchiveView & { size: number }): Promise<ArchivePage> {
  const { viewer, platform } = ctx;
  if (!mayAnswer(viewer)) throw new AppError('forbidden');
  const window = { ...view, size: view.size + 1, by: view.mine ? viewer.memberId : null };
  const { rows } = await selectArchive(window).execute(platform.db);
  const items = rows
    .slice(0, view.size)
    .map(({ closedBy, ...row }) => ({ ...row, byMe: closedBy === viewer.memberId }));
  return { items, next: rows.length > view.size ? (items.at(-1) ?? null) : null };
}

interface Window extends Pick<ArchiveView, 'term' | 'tag' | 'after'> {
  /** Whose questions; null for those of all professionals. */
  by: number | null;
  size: number;
}

type Row = Omit<ArchivedQuestion, 'byMe'> & { closedBy: number | null };

/** Only answers have tags, in an index of their own that has the day of the answer. */
const selectArchive = ({ tag, by, ...window }: Window) => sql<Row>`
  select question.id, question.title, closed_at, closed_by, expert, answered, hidden, array(
    select name from advice_answer_tag join advice_tag on advice_tag.id = tag_id
    where question_id = question.id order by name
  ) as tags
  from (
    select * from (
      select answer.question_id, answer.published_at as closed_at, author_id as closed_by, expert,
        true as answered, answer.hidden_at is not null as hidden
      from advice_answer as answer
      ${tag === null ? NOTHING : sql`join advice_answer_tag as tagged using (question_id)`}
      where type_id = ${DIET_QUESTIONS.id}
        ${tag === null ? NOTHING : sql`and tag_id = ${tag}`}
        ${by === null ? NOTHING : sql`and author_id = ${by}`}
        ${pageOf(sql.table(tag === null ? 'answer' : 'tagged'), sql.ref('published_at'), window)}
    ) as answered_questions
    ${tag === null ? sql`union all (${selectDeclined({ by, ...window })})` : NOTHING}
    order by closed_at desc, question_id desc
    limit ${window.size}
  ) as closed
  join advice_question as question on question.id = closed.question_id
  order by closed_at desc, question.id desc
`;

const selectDeclined = ({ by, ...window }: Omit<Window, 'tag'>) => sql`
  select question_id, declined_at, declined_by, null, false, false from declined_question
  where true
    ${by === null ? NOTHING : sql`and declined_by = ${by}`}
    ${pageOf(sql.table('declined_question'), sql.ref('declined_at'), window)}
`;

/** The end of a query for one page of these rows, in the order of an index. */
const pageOf = (table: Part, time: Part, { term, after, size }: Omit<Window, 'tag' | 'by'>) => sql`
  ${term === '' ? NOTHING : sql`and ${table}.question_id in (${selectWithWords(term)})`}
  ${after === null ? NOTHING : sql`and (${table}.${time}, ${table}.question_id) < (${after.closedAt}::timestamptz, ${after.id}::integer)`}
  order by ${table}.${time} desc, ${table}.question_id desc
  limit ${size}
`;

/** How many words of a search are looked for (rules.md R38). */
const MAX_WORDS = 8;

/**
 * The questions that have all these words, whatever their ending, in what was asked or in what was answered. Words that say
 * nothing, such as 'de', are left out; with none but those there is no such question.
 */
const selectWithWords = (term: string) => sql`
  with word as materialized (
    select quote_literal(lexeme)::tsquery as query from unnest(plain_words(${term})) limit ${MAX_WORDS}
  )
  select question_id from word cross join lateral (
    select id as question_id from advice_question where plain_words(title || ' ' || body) @@ query
    union
    select question_id from advice_answer where plain_words(body) @@ query
  ) as found
  group by question_id having count(*) = (select count(*) from word)
`;

type Part = RawBuilder<unknown>;

const NOTHING = sql``;
