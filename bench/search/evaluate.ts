// node bench/search/evaluate.ts: how good the results of the search are, beside the same without its parts and plain full-text
// search of PostgreSQL, by the graded judgements in this folder. DATABASE_URL is that of a site with its content and its demo.
// By default the queries for tuning; `--held-out` for the others, which nobody looks at while tuning; `--each` prints every
// query.
import { parseArgs } from 'node:util';
import { type Engine, enginesOf, openMeasuredSite } from './engines.ts';
import { gradeOf, type Judged, type Query, readJudgements, readQueries } from './judgements.ts';

const DEPTH = 10;
const KINDS = ['all', 'plain', 'typo', 'synonym', 'compound'] as const;

const { values: options } = parseArgs({
  options: { 'held-out': { type: 'boolean', default: false }, each: { type: 'boolean', default: false } },
});

/** What one engine gave for one query. */
interface Score {
  query: Query;
  results: string[];
  ndcg: number;
  /** The share of its results that were graded. */
  judged: number;
  /** Whether its first result is just what is meant. */
  firstIsBest: boolean;
}

const judgements = readJudgements(options['held-out']);
const queries = readQueries(options['held-out']).filter(({ query }) => judgements.has(query));
const judgedOf = (query: Query): Judged => judgements.get(query.query) ?? new Map();
const gradeIn = (judged: Judged, key: string): number => gradeOf(judged.get(key) ?? [0, 0]);

async function evaluate(engine: Engine): Promise<Score[]> {
  const scores: Score[] = [];
  for (const query of queries) {
    const results = (await engine(query.query)).slice(0, DEPTH);
    const judged = judgedOf(query);
    scores.push({
      query,
      results,
      ndcg: ndcg(results, judged),
      judged: results.length === 0 ? 1 : results.filter((key) => judged.has(key)).length / results.length,
      firstIsBest: gradeIn(judged, results[0] ?? '') > 2,
    });
  }
  return scores;
}

/** The discounted cumulative gain of the results beside that of the best possible order (Järvelin and Kekäläinen, 2002). */
function ndcg(results: readonly string[], judged: Judged): number {
  const best = gain([...judged.values()].map(gradeOf).sort((one, other) => other - one));
  return best === 0 ? 0 : gain(results.map((key) => gradeIn(judged, key))) / best;
}

const gain = (gradesInOrder: readonly number[]): number =>
  gradesInOrder.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The order in which the second judge would have put what was graded: how far two people agree. */
const secondJudge: Engine = async (text) =>
  [...(judgements.get(text) ?? [])].sort(([, [, one]], [, [, other]]) => other - one).map(([key]) => key);

function printEach({ query: { query, kind }, ndcg, results }: Score) {
  const judged = judgements.get(query) ?? new Map();
  console.log(`\n${ndcg.toFixed(2)} ${query} (${kind})`);
  for (const key of results) console.log(`   ${judged.has(key) ? gradeIn(judged, key) : '-'} ${key}`);
  const missed = [...judged.keys()].filter((key) => gradeIn(judged, key) > 2 && !results.includes(key));
  for (const key of missed) console.log(`   missed ${gradeIn(judged, key)} ${key}`);
}

const db = openMeasuredSite();
const engines = { ...enginesOf(db), 'the second judge': secondJudge };
for (const [name, engine] of Object.entries(engines)) {
  const scores = await evaluate(engine);
  if (options.each && name === 'ours') for (const score of scores) printEach(score);
  console.log(`\n${name}`);
  for (const kind of KINDS) {
    const of = scores.filter(({ query }) => kind === 'all' || query.kind === kind);
    const figures = [
      `nDCG@${DEPTH} ${mean(of.map(({ ndcg }) => ndcg)).toFixed(3)}`,
      `judged@${DEPTH} ${mean(of.map(({ judged }) => judged)).toFixed(3)}`,
      `first of grade 3 ${Math.round(100 * mean(of.map(({ firstIsBest }) => Number(firstIsBest))))} %`,
    ];
    console.log(`  ${kind.padEnd(9)} ${figures.join(', ')}`);
  }
}
const pairs = [...judgements.values()].flatMap((judged) => [...judged.values()]);
const same = pairs.filter(([one, other]) => one === other).length / pairs.length;
const near = pairs.filter(([one, other]) => Math.abs(one - other) <= 1).length / pairs.length;
console.log(
  `\n${pairs.length} pairs; the judges gave the same grade ${Math.round(100 * same)} %, within one ${Math.round(100 * near)} %`,
);
await db.destroy();
