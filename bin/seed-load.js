import { fail } from './process/expected-error.js';
import { runSiteScript } from './site/run-script.js';

/** Adds bulk data to the database of `npm start`. */
try {
  await runSiteScript({ file: 'database/seed/load/load.ts', name: 'seed:load', args: process.argv.slice(2) });
} catch (error) {
  fail(error);
}
