import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listSubscriptions, renderCsv, writePrivateFile } from '#app/features/newsletter/export-subscriptions.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import { openDatabase, openPool } from '#app/platform/database/database.ts';
import { openLog } from '#app/platform/log.ts';

/**
 * Writes the addresses that get the newsletter to the file that is named, or to standard output; it changes nothing in the
 * database. `npm run newsletter:export` runs it.
 */
const { databaseUrl, secret, publicUrl } = parseConfig(process.env);
const [, , path] = process.argv;
const log = openLog('error', 'worker');
const db = openDatabase({ pool: openPool({ url: databaseUrl, size: 1, log }), log });
let leftOut = 0;
try {
  const lines = renderCsv(listSubscriptions(db), {
    secret,
    publicUrl,
    onLeftOut: () => {
      leftOut += 1;
    },
  });
  if (path) await writePrivateFile(path, lines);
  else await pipeline(Readable.from(lines), process.stdout, { end: false });
  if (leftOut > 0) console.error(`Niet in het bestand: ${leftOut} adres(sen) waarin een spreadsheet een formule ziet.`);
} finally {
  await db.destroy();
}
