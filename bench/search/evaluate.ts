// node bench/search/evaluate.ts: how good the results of the search are, beside plain full-text search of PostgreSQL, by the
// graded judgements in this folder: nDCG@10. DATABASE_URL is that of a site with its content and its demo. By default the
// queries for tuning; `--held-out` for the others, which nobody looks at while tuning; `--each` prints every query.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { parse } from 'yaml';
import { search } from '#app/features/search/query/search-index.ts';
import type { ResultKind } from '#app/features/search/search-result.ts';
import { systemClock } from '#app/platform/clock.ts';
import { type Database, openDatabase, openPool } from '#app/platform/database/database.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { openLog } from '#app/platform/log.ts';
import { PageCache } from '#app/platform/page-cache/page-cache.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';

interface Query {
  query: string;
  kind: 'plain' | 'typo' | 'synonym' | 'compound';
  heldOut: boolean;
}

interface Judgement {
  query: string;
  relevant: Record<string, number>;
}

/** The results of a query, the best first, each as `kind: title`. */
type Engine = (query: string) => Promise<string[]>;

const DEPTH = 10;

const { values: options } = parseArgs({
  options: { 'held-out': { type: 'boolean', default: false }, each: { type: 'boolean', default: false } },
});

const log = openLog('error', 'web');
const db = openDatabase({ pool: openPool({ url: process.env.DATABASE_URL ?? '', size: 2, log }), log });
const read = <T>(file: string): T => parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const grades = new Map(
  read<Judgement[]>(options['held-out'] ? 'judgements-held-out.yaml' : 'judgements.yaml').map(({ query, relevant }) => [
    query,
    new Map(Object.entries(relevant)),
  ]),
);
const queries = read<Query[]>('queries.yaml').filter(({ query }) => grades.has(query));

async function evaluate(engine: Engine): Promise<number[]> {
  const scores: number[] = [];
  for (const { query, kind } of queries) {
    const results = (await engine(query)).slice(0, DEPTH);
    const score = ndcg(results, grades.get(query) ?? new Map());
    scores.push(score);
    if (options.each && engine === findOurs) printEach({ query, kind, score, results });
  }
  return scores;
}

function printEach({ query, kind, score, results }: { query: string; kind: string; score: number; results: string[] }) {
  const relevant = grades.get(query) ?? new Map<string, number>();
  console.log(`\n${score.toFixed(2)} ${query} (${kind})`);
  for (const result of results) console.log(`   ${relevant.get(result) ?? '-'} ${result}`);
  const missed = [...relevant].filter(([key, grade]) => grade > 1 && !results.includes(key));
  for (const [key, grade] of missed) console.log(`   missed ${grade} ${key}`);
}

/** The discounted cumulative gain of the results beside that of the best possible order (Järvelin and Kekäläinen, 2002). */
function ndcg(results: readonly string[], relevant: ReadonlyMap<string, number>): number {
  const best = gain([...relevant.values()].sort((one, other) => other - one).slice(0, DEPTH));
  return best === 0 ? 0 : gain(results.map((result) => relevant.get(result) ?? 0)) / best;
}

const gain = (gradesInOrder: readonly number[]): number =>
  gradesInOrder.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

async function findOurs(query: string): Promise<string[]> {
  const clock = systemClock;
  const platform = { db, clock, pageCache: new PageCache(clock) };
  const ctx = { platform, viewer: { memberId: 0 }, page: new PageMetadata() } as unknown as RequestContext;
  const { results } = await search(ctx, { term: query, boost: 1 });
  return results.all.map(({ kind, title }) => keyOf(kind, title));
}

/**
 * What PostgreSQL does by itself: all words, stemmed, in title and text, ordered by `ts_rank_cd`; all words must be there.
 */
function findPlain(database: Database): Engine {
  return async (query) => {
    const { rows } = await sql<{ kind: ResultKind; title: string }>`
      select kind, title from search_entry,
        lateral (select setweight(to_tsvector('dutch', title), 'A') || to_tsvector('dutch', text) as words) as entry,
        websearch_to_tsquery('dutch', ${query}) as sought
      where entry.words @@ sought order by ts_rank_cd(entry.words, sought) desc, id limit ${sql.lit(DEPTH)}
    `.execute(database);
    return rows.map(({ kind, title }) => keyOf(kind, title));
  };
}

/** The judgements call a landing page a page. */
const keyOf = (kind: ResultKind, title: string): string => `${kind === 'landing-page' ? 'page' : kind}: ${title}`;

const mean = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0) / scores.length;

const ours = await evaluate(findOurs);
const plain = await evaluate(findPlain(db));
for (const kind of ['all', 'plain', 'typo', 'synonym', 'compound'] as const) {
  const of = (scores: readonly number[]) =>
    mean(scores.filter((_, index) => kind === 'all' || queries[index]?.kind === kind)).toFixed(3);
  console.log(`${kind.padEnd(9)} nDCG@${DEPTH} ${of(ours)}, plain full-text search ${of(plain)}`);
}
await db.destroy();
