import { listMonths, renderMonths } from '#app/features/usage/list-months.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import { withDatabase } from '#app/platform/database/with-database.ts';

/** Prints what was counted of the use of the site, by month; it changes nothing. `npm run usage` runs it. */
const { databaseUrl } = parseConfig(process.env);
console.log(renderMonths(await withDatabase(databaseUrl, listMonths)).join('\n'));
