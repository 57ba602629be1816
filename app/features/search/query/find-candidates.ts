import { sql } from 'kysely';
import { isAnswerShown } from '#app/features/advice/index.ts';
import { isBlogShown, isPostShown } from '#app/features/blogs/index.ts';
import { isConversationShown } from '#app/features/conversations/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { type Viewer, viewerOf } from '#app/platform/session/viewer.ts';
import { RESULT_PILLARS } from '../entries/kinds.ts';
import { PILLAR_MAX } from '../rules.ts';
import type { ResultKind } from '../search-result.ts';

/**
 * How many of the best entries of each pillar are looked at: for one term, and for all such terms together; for those that
 * were typed, and for others.
 */
const BEST_OF_TYPED = { each: 80, all: 320 };
const BEST_OF_OTHER = { each: PILLAR_MAX + 4, all: 480 };

/** How many of these are compared: more than the results, because some are hidden or have too little of the search. */
const BEST_OF_PILLAR = PILLAR_MAX + 16;

/** An entry that may be a result, as far as this viewer may see it. */
export interface Candidate {
  entryId: number;
  kind: ResultKind;
  title: string;
  /** Whether the viewer may see more than its title. */
  open: boolean;
  /** When it last changed, or somebody last wrote in it. */
  activeAt: Date;
  /** What was found: the term's index in the search, its weight in the title, and in all that the viewer may read. */
  found: { term: number; titleWeight: number; weight: number }[];
  /** The terms of how people ask for it, a line each; null where nobody wrote that. */
  questionTerms: string | null;
}

/** A candidate as it is read; `ownerId` is whose blog it is, or null. */
type Row = Candidate & { ownerId: number | null };

/** A term that is looked for. */
export interface SoughtTerm {
  term: string;
  /** How much a match counts at most. */
  value: number;
  /** Whether it counts as what was typed: a typed word, its correction, or two words written as one. */
  typed: boolean;
}

/**
 * The entries that match the terms best, of each pillar. Terms that half of the site has are no slower than others: of each
 * term an index gives the entries with the highest weights. Who may see what is read with them, from the things themselves;
 * of what is closed to visitors they match the title alone (rules.md R19).
 */
export async function findCandidates(
  db: Database,
  { terms, viewer }: { terms: readonly SoughtTerm[]; viewer: Viewer | null },
): Promise<Candidate[]> {
  if (terms.length === 0) return [];
  const list = viewer ? listForMember : listForVisitor;
  const typed = terms.filter((term) => term.typed).length;
  const [ofTyped, ofOther] = [shareOf(BEST_OF_TYPED, typed), shareOf(BEST_OF_OTHER, terms.length - typed)];
  const rows = await list(db, {
    terms: terms.map(({ term }) => term),
    values: terms.map(({ value }) => value),
    best: terms.map((term) => (term.typed ? ofTyped : ofOther)),
  });
  return rows.map((row) => toCandidate(row, viewer)).filter(({ found }) => found.length > 0);
}

const shareOf = ({ each, all }: { each: number; all: number }, terms: number): number =>
  Math.min(each, Math.ceil(all / Math.max(1, terms)));

type Weight = 'weight' | 'visitor_weight';

const prepareList = (column: Weight) =>
  prepared((_, { terms, values, best }: { terms: string[]; values: number[]; best: number[] }) => {
    const weight = sql.ref(column);
    return sql<Row>`
    with sought as materialized (
      select place, value, best, (select id from search_term where search_term.term = sought.term) as term_id
      from unnest(${terms}::text[], ${values}::real[], ${best}::integer[]) with ordinality
        as sought (term, value, best, place)
    ), sought_ids as materialized (
      select array_agg(term_id order by place) as term_ids from sought
    ), matching as materialized (
      select posting.entry_id, pillar.number as pillar, sum(sought.value * posting.weight) as score
      from sought
      cross join generate_series(0, ${sql.lit(RESULT_PILLARS.length - 1)}) as pillar (number)
      cross join lateral (
        select entry_id, ${weight} as weight from search_posting
        where term_id = sought.term_id and pillar = pillar.number::smallint and ${weight} > 0
        order by ${weight} desc, entry_id desc
        limit sought.best
      ) as posting
      group by posting.entry_id, pillar.number
    ), ranked as materialized (
      select entry_id, row_number() over (partition by pillar order by score desc, entry_id desc) as rank from matching
    )
    select entry.id as "entryId", entry.kind, entry.title, entry.question_terms as "questionTerms", matched.found,
      subject.open, subject.owner_id as "ownerId", subject.active_at as "activeAt"
    from ranked
    join search_entry as entry on entry.id = ranked.entry_id
    cross join lateral (
      select json_agg(json_build_array(array_position(term_ids, term_id) - 1, title_weight, weight)) as found
      from search_posting, sought_ids where entry_id = ranked.entry_id and term_id = any(term_ids)
    ) as matched
    cross join lateral (
      select true as open, null::integer as owner_id, changed_at as active_at from document where id = entry.document_id
      union all
      select true, null, created_at from discussion_group where id = entry.group_id
      union all
      select true, null, published_at from advice_answer where question_id = entry.question_id and ${isAnswerShown()}
      union all
      select public, null, last_activity_at from conversation where id = entry.conversation_id and ${isConversationShown()}
      union all
      select owner.public, owner.id, blog.last_activity_at from blog
      join member as owner on owner.id = blog.owner_id
      where blog.id = entry.blog_id and ${isBlogShown()}
      union all
      select owner.public, owner.id, post.published_at from blog_post as post
      join blog on blog.id = post.blog_id
      join member as owner on owner.id = blog.owner_id
      where post.id = entry.blog_post_id and ${isPostShown('post')}
    ) as subject
    where ranked.rank <= ${sql.lit(BEST_OF_PILLAR)}
  `;
  });

const listForMember = prepareList('weight');
const listForVisitor = prepareList('visitor_weight');

/**
 * Of what is closed to a visitor the title alone counts, whatever the index says; so it does for whom the owner of a blog
 * blocks (rules.md R44).
 */
function toCandidate({ ownerId, ...row }: Row, viewer: Viewer | null): Candidate {
  const open = row.open || (ownerId === null ? viewer : viewerOf(viewer, ownerId)) !== null;
  const found = (row.found as unknown as [number, number, number][])
    .map(([term, titleWeight, weight]) => ({ term, titleWeight, weight: open ? weight : titleWeight }))
    .filter(({ weight }) => weight > 0);
  return { ...row, open, found };
}
