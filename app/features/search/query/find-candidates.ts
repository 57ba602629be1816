import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { RESULT_PILLARS } from '../entries/kinds.ts';
import type { ResultKind } from '../search-result.ts';

/** How many of the best entries of each pillar are looked at for one term, and for all of them together. */
const BEST_OF_TERM = 120;
const BEST_OF_PILLAR = 150;

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
}

/** A term that is looked for, and how much a match counts at most. */
export interface SoughtTerm {
  term: string;
  value: number;
}

/**
 * The entries that match the terms best, of each pillar. Terms that half of the site has are no slower than others: of each
 * term an index gives the entries with the highest weights. Who may see what is read with them, from the things themselves;
 * of what is closed to visitors they match the title alone (rules.md R19).
 */
export async function findCandidates(
  db: Database,
  { terms, member }: { terms: readonly SoughtTerm[]; member: boolean },
): Promise<Candidate[]> {
  if (terms.length === 0) return [];
  const weight = sql.ref(member ? 'posting.weight' : 'posting.visitor_weight');
  const { rows } = await sql<Candidate>`
    with sought as materialized (
      select sought.place - 1 as place, known.id as term_id, sought.value
      from unnest(${terms.map(({ term }) => term)}::text[], ${terms.map(({ value }) => value)}::real[])
        with ordinality as sought (term, value, place)
      cross join lateral (select id from search_term where search_term.term = sought.term limit 1) as known
    ), best as materialized (
      select distinct posting.entry_id
      from sought
      cross join generate_series(0, ${sql.lit(RESULT_PILLARS.length - 1)}) as pillar (number)
      cross join lateral (
        select entry_id from search_posting as posting
        where posting.term_id = sought.term_id and posting.pillar = pillar.number::smallint
          ${member ? sql`` : sql`and posting.visitor_weight > 0`}
        order by ${weight} desc, posting.entry_id desc
        limit ${sql.lit(BEST_OF_TERM)}
      ) as posting
    ), ranked as (
      select best.entry_id, matched.found,
        row_number() over (partition by matched.pillar order by matched.score desc, best.entry_id desc) as rank
      from best
      cross join lateral (
        select posting.pillar, sum(sought.value * ${weight}) as score,
          json_agg(json_build_array(sought.place, posting.title_weight, posting.weight)) as found
        from search_posting as posting
        join sought on sought.term_id = posting.term_id
        where posting.entry_id = best.entry_id and posting.term_id = any(array(select term_id from sought))
        group by posting.pillar
      ) as matched
    )
    select ranked.entry_id as "entryId", ranked.found, visible.*
    from ranked
    cross join lateral (
      select entry.kind, entry.title,
        case when entry.conversation_id is not null then conversation.public
          when entry.blog_id is not null or entry.blog_post_id is not null then owner.public
          else true end as open,
        coalesce(document.changed_at, conversation.last_activity_at, blog_post.published_at, blog.last_activity_at,
          answer.published_at, discussion_group.created_at) as "activeAt"
      from search_entry as entry
      left join document on document.id = entry.document_id
      left join discussion_group on discussion_group.id = entry.group_id
      left join advice_answer as answer on answer.question_id = entry.question_id
      left join conversation on conversation.id = entry.conversation_id
      left join blog_post on blog_post.id = entry.blog_post_id
      left join blog on blog.id = coalesce(entry.blog_id, blog_post.blog_id)
      left join member as owner on owner.id = blog.owner_id
      where entry.id = ranked.entry_id
        and conversation.hidden_at is null and blog_post.hidden_at is null and blog.hidden_at is null
        and (entry.blog_id is null or blog.published_at is not null)
        and (entry.blog_post_id is null or blog_post.published_at is not null)
      limit 1
    ) as visible
    where ranked.rank <= ${sql.lit(BEST_OF_PILLAR)}
  `.execute(db);
  return rows.map((row) => toCandidate(row, member)).filter(({ found }) => found.length > 0);
}

/** Of what is closed to a visitor the title alone counts, whatever the index says. */
function toCandidate(row: Candidate, member: boolean): Candidate {
  const open = row.open || member;
  const found = (row.found as unknown as [number, number, number][])
    .map(([term, titleWeight, weight]) => ({ term, titleWeight, weight: open ? weight : titleWeight }))
    .filter(({ weight }) => weight > 0);
  return { ...row, open, found };
}
