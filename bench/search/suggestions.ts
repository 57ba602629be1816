// node bench/search/suggestions.ts: of how many beginnings of searches what was meant is offered, by beginnings.yaml: each up to
// and with the first five letters of the word that tells it apart, with the words of which a fitting suggestion has one.
// DATABASE_URL is that of a site with its content.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { listSuggestions } from '#app/features/search/query/list-suggestions.ts';
import { SUGGEST_ABOVE } from '#app/features/search/rules.ts';
import { wordsOf } from '#app/features/search/words.ts';
import { openMeasuredSite } from './engines.ts';

interface Beginning {
  typed: string;
  meant: string[];
}

const beginnings = parse(readFileSync(new URL('beginnings.yaml', import.meta.url), 'utf8')) as Beginning[];
const db = openMeasuredSite();
const missed: string[] = [];
for (const { typed, meant } of beginnings) {
  const offered = new Set<string>();
  for (let length = SUGGEST_ABOVE + 1; length <= typed.length; length++)
    for (const suggestion of await listSuggestions(db, typed.slice(0, length))) offered.add(suggestion);
  const words = new Set([...offered].flatMap(wordsOf));
  if (!meant.some((word) => words.has(word))) missed.push(typed);
}
console.log(
  `${beginnings.length} beginnings: offered ${Math.round((100 * (beginnings.length - missed.length)) / beginnings.length)} %`,
);
if (process.argv.includes('--each')) console.log(missed.join('\n'));
await db.destroy();
