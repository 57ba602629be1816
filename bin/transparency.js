import { runSiteScript } from './site/run-script.js';

/** Prints the numbers and statements of a year for the transparency report. */
await runSiteScript({ file: 'database/transparency.ts', name: 'transparency' });
