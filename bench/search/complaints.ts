// node bench/search/complaints.ts: how often a complaint in a reader's own words finds the page about it first, and among the
// first three. The words are of somebody who saw the titles of the pages and nothing else. DATABASE_URL is that of a site with
// its content; `--each` prints those that are not first.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { enginesOf, openMeasuredSite } from './engines.ts';

const { values: options } = parseArgs({ options: { each: { type: 'boolean', default: false } } });
const phrasings: { query: string; complaint: string }[] = parse(
  readFileSync(new URL('complaints.yaml', import.meta.url), 'utf8'),
);
const db = openMeasuredSite();
const { ours } = enginesOf(db);
let first = 0;
let amongThree = 0;
for (const { query, complaint } of phrasings) {
  const results = (await ours(query)).slice(0, 3);
  const place = results.indexOf(`page: ${complaint}`);
  if (place === 0) first++;
  if (place >= 0) amongThree++;
  if (options.each && place !== 0) console.log(`${query} → ${results.join(' | ')} (${complaint})`);
}
const percent = (count: number) => `${((100 * count) / phrasings.length).toFixed(1)} %`;
console.log(`${phrasings.length} complaints: first ${percent(first)}, among the first three ${percent(amongThree)}`);
await db.destroy();
