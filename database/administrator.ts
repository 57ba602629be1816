import { makeAdministrator } from '#app/features/moderation/index.ts';
import { systemClock } from '#app/platform/clock.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import { withDatabase } from '#app/platform/database/with-database.ts';

/** Makes the member with this address an administrator. `npm run administrator` runs it. */
const { databaseUrl } = parseConfig(process.env);
const [email = ''] = process.argv.slice(2);
const username = await withDatabase(databaseUrl, (db) =>
  makeAdministrator(
    {
      db,
      clock: systemClock,
      jobs: { publish: async () => {} }, // the worker, which knows who subscribes, is another process
      pageCache: { invalidate() {} }, // the processes of the site read the page changes
    },
    email,
  ),
);
if (username === null) {
  console.error(`Er is geen deelnemer met het adres ${email}.`);
  process.exitCode = 1;
} else console.log(`${username} is nu beheerder en geeft rollen op /moderatie/leden.`);
