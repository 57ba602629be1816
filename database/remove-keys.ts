import { removeKeys } from '#app/features/keys/index.ts';
import { systemClock } from '#app/platform/clock.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import { withDatabase } from '#app/platform/database/with-database.ts';
import { openJobs } from '#app/platform/jobs/open-jobs.ts';

/** Removes all keys of the member with this address, who lost them. `npm run keys:remove` runs it. */
const { databaseUrl } = parseConfig(process.env);
const [email = ''] = process.argv.slice(2);
const username = await withDatabase(databaseUrl, async (db, log) => {
  const jobs = await openJobs({ url: databaseUrl, log, isWorker: false }); // the worker of the site sends the mail
  try {
    return await removeKeys({ db, clock: systemClock, jobs, pageCache: { invalidate() {} } }, email);
  } finally {
    await jobs.close();
  }
});
if (username === null) {
  console.error(`Er is geen deelnemer met het adres ${email}.`);
  process.exitCode = 1;
} else console.log(`${username} heeft geen sleutels meer, is overal uitgelogd en krijgt daarvan bericht per mail.`);
