import { sql } from 'kysely';
import { analyseTerm } from '#app/features/search/query/analyse-term.ts';
import { searchFor } from '#app/features/search/query/search-index.ts';
import type { ResultKind } from '#app/features/search/search-result.ts';
import { systemClock } from '#app/platform/clock.ts';
import { type Database, openDatabase, openPool } from '#app/platform/database/database.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { openLog } from '#app/platform/log.ts';
import { PageCache } from '#app/platform/page-cache/page-cache.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';

/** The results of a query, the best first, each as `kind: title`. */
export type Engine = (query: string) => Promise<string[]>;

/** The database of a site with its content and its demo, at `DATABASE_URL`. */
export function openMeasuredSite(): Database {
  const log = openLog('error', 'web');
  return openDatabase({ pool: openPool({ url: process.env.DATABASE_URL ?? '', size: 2, log }), log });
}

/** What is compared, by name: the search as a member has it, what it is without some of its parts, and PostgreSQL's own. */
export const enginesOf = (db: Database) => ({
  ours: findOurs(db),
  'without concepts': findOurs(db, { concepts: false }),
  plain: findPlain(db, { any: false }),
  'plain, any word': findPlain(db, { any: true }),
});

function findOurs(db: Database, { concepts = true } = {}): Engine {
  const clock = systemClock;
  const platform = { db, clock, pageCache: new PageCache(clock) };
  return async (term) => {
    const ctx = {
      platform,
      viewer: { memberId: 0, blockedBy: [] },
      page: new PageMetadata(),
    } as unknown as RequestContext;
    const analysed = await analyseTerm(ctx, term);
    const expansions = analysed.expansions.filter(({ of }) => concepts || of === undefined);
    const { results } = await searchFor(ctx, { term, boost: 1, analysed: { ...analysed, expansions } });
    return results.all.map(({ kind, title }) => keyOf(kind, title));
  };
}

/** How many results plain full-text search gives. */
const PLAIN_DEPTH = 15;

/**
 * What PostgreSQL does by itself: words, stemmed, in title and text, ordered by `ts_rank_cd`; all of them, or any, in how people
 * ask too.
 */
const findPlain =
  (db: Database, { any }: { any: boolean }): Engine =>
  async (query) => {
    const all = sql`websearch_to_tsquery('dutch', ${query})`;
    const sought = any ? sql`cast(replace(cast(${all} as text), '&', '|') as tsquery)` : all;
    const { rows } = await sql<{ kind: ResultKind; title: string }>`
      select kind, title from search_entry,
        lateral (
          select setweight(to_tsvector('dutch', title), 'A') || to_tsvector('dutch', text)
            || case when ${any} then setweight(to_tsvector('simple', coalesce(question_terms, '')), 'B') else '' end as words
        ) as entry,
        ${sought} as sought
      where entry.words @@ sought order by ts_rank_cd(entry.words, sought) desc, id limit ${sql.lit(PLAIN_DEPTH)}
    `.execute(db);
    return rows.map(({ kind, title }) => keyOf(kind, title));
  };

/** The judgements call a landing page and a complaint a page. */
export const keyOf = (kind: ResultKind, title: string): string =>
  `${kind === 'landing-page' || kind === 'complaint' ? 'page' : kind}: ${title}`;
