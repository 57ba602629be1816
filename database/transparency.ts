import { parseArgs } from 'node:util';
import { readTransparency } from '#app/features/moderation/transparency/read-transparency.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import { openDatabase, openPool } from '#app/platform/database/database.ts';
import { openLog } from '#app/platform/log.ts';

/** Prints what moderators decided in a year, for its transparency report; it changes nothing. `npm run transparency` runs it. */
const { values } = parseArgs({ options: { year: { type: 'string' } } });
const year = Number(values.year);
if (!/^20\d\d$/.test(values.year ?? '')) {
  console.error('Zeg over welk jaar: npm run transparency -- --year 2026');
  process.exit(1);
}
const config = parseConfig(process.env);
const log = openLog('error', 'worker');
const db = openDatabase({ pool: openPool({ url: config.databaseUrl, size: 1, log }), log });
try {
  console.log(JSON.stringify(await readTransparency({ db, config }, year), null, 2));
} finally {
  await db.destroy();
}
