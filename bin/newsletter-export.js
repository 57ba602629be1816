import { resolve } from 'node:path';
import { runSiteScript } from './site/run-script.js';

/** Writes the addresses that get the newsletter to the file that is named, or to standard output. */
const [, , path] = process.argv;
await runSiteScript({
  file: 'database/newsletter-export.ts',
  name: 'newsletter:export',
  // npm runs this in the root of the checkout; INIT_CWD is where it was called.
  args: path ? [resolve(process.env.INIT_CWD ?? '', path)] : [],
});
