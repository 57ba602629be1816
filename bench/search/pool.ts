// node bench/search/pool.ts --out <folder>: what judges grade. `catalogue.txt` has what can be found, a line each: its number,
// `kind: title` and the beginning of its text; `pool.json` has for each query the numbers of the first results of every
// engine, in the order of the numbers, so that a judge can't see which engine found what. `--held-out` for those queries;
// `--ungraded` leaves out what has its grades. DATABASE_URL is that of a site with its content and its demo.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ResultKind } from '#app/features/search/search-result.ts';
import { enginesOf, keyOf, openMeasuredSite } from './engines.ts';
import { readJudgements, readQueries } from './judgements.ts';

/** How many results of each engine are graded. */
const DEPTH = 15;

/** How much of a text judges see. */
const TEXT_LENGTH = 320;

const { values: options } = parseArgs({
  options: {
    'held-out': { type: 'boolean', default: false },
    ungraded: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
if (!options.out) throw new Error('Give a folder: --out <folder>');

const db = openMeasuredSite();
const entries = await db.selectFrom('searchEntry').select(['id', 'kind', 'title', 'text']).orderBy('id').execute();
const items = new Map<string, { number: number; text: string }>();
for (const { kind, title, text } of entries) {
  const key = keyOf(kind as ResultKind, title);
  if (!items.has(key))
    items.set(key, { number: items.size + 1, text: text.replaceAll(/\s+/g, ' ').slice(0, TEXT_LENGTH) });
}
const engines = Object.values(enginesOf(db));
const judged = options.ungraded ? readJudgements(options['held-out']) : new Map();
const pool = [];
for (const { query, intent } of readQueries(options['held-out'])) {
  const found = await Promise.all(engines.map(async (engine) => (await engine(query)).slice(0, DEPTH)));
  const keys = [...new Set(found.flat())].filter((key) => !judged.get(query)?.has(key));
  pool.push({ query, intent, items: keys.map((key) => items.get(key)?.number ?? 0).sort((one, other) => one - other) });
}
mkdirSync(options.out, { recursive: true });
const lines = [...items].map(([key, { number, text }]) => `${number} ${key} | ${text}`);
writeFileSync(join(options.out, 'catalogue.txt'), `${lines.join('\n')}\n`);
writeFileSync(join(options.out, 'pool.json'), `${JSON.stringify(pool, null, 1)}\n`);
console.log(`${pool.reduce((sum, one) => sum + one.items.length, 0)} pairs of ${pool.length} queries`);
await db.destroy();
