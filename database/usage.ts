import { listMonths, renderMonths } from '#app/features/usage/list-months.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import { openDatabase, openPool } from '#app/platform/database/database.ts';
import { openLog } from '#app/platform/log.ts';

/** Prints what was counted of the use of the site, by month; it changes nothing. `npm run usage` runs it. */
const { databaseUrl } = parseConfig(process.env);
const log = openLog('error', 'worker');
const db = openDatabase({ pool: openPool({ url: databaseUrl, size: 1, log }), log });
try {
  console.log(renderMonths(await listMonths(db)).join('\n'));
} finally {
  await db.destroy();
}
