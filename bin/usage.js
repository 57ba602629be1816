import { fail } from './process/expected-error.js';
import { runSiteScript } from './site/run-script.js';

/** Prints what was counted of the use of the site, by month. */
try {
  await runSiteScript({ file: 'database/usage.ts', name: 'usage' });
} catch (error) {
  fail(error);
}
