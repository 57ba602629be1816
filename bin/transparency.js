import { fail } from './process/expected-error.js';
import { runSiteScript } from './site/run-script.js';

/** Prints the numbers and statements of a year for the transparency report. */
try {
  await runSiteScript({ file: 'database/transparency.ts', name: 'transparency', args: process.argv.slice(2) });
} catch (error) {
  fail(error);
}
