import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listSubscriptions, renderCsv, writePrivateFile } from '#app/features/newsletter/export-subscriptions.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import { withDatabase } from '#app/platform/database/with-database.ts';

/**
 * Writes the addresses that get the newsletter to the file that is named, or to standard output; it changes nothing in the
 * database. `npm run newsletter:export` runs it.
 */
const { databaseUrl, secret, publicUrl } = parseConfig(process.env);
const [, , path] = process.argv;
let leftOut = 0;
await withDatabase(databaseUrl, async (db) => {
  const lines = renderCsv(listSubscriptions(db), {
    secret,
    publicUrl,
    onLeftOut: () => {
      leftOut += 1;
    },
  });
  if (path) await writePrivateFile(path, lines);
  else await pipeline(Readable.from(lines), process.stdout, { end: false });
});
if (leftOut > 0) console.error(`Niet in het bestand: ${leftOut} adres(sen) waarin een spreadsheet een formule ziet.`);
