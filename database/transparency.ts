import { parseArgs } from 'node:util';
import { readTransparency } from '#app/features/moderation/transparency/read-transparency.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import { withDatabase } from '#app/platform/database/with-database.ts';

/** Prints what moderators decided in a year, for its transparency report; it changes nothing. `npm run transparency` runs it. */
const { values } = parseArgs({ options: { year: { type: 'string' } } });
const year = Number(values.year);
if (!/^20\d\d$/.test(values.year ?? '')) {
  console.error('Zeg over welk jaar: npm run transparency -- --year 2026');
  process.exit(1);
}
const config = parseConfig(process.env);
const transparency = await withDatabase(config.databaseUrl, (db) => readTransparency({ db, config }, year));
console.log(JSON.stringify(transparency, null, 2));
