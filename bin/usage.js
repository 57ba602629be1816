import { runSiteScript } from './site/run-script.js';

/** Prints what was counted of the use of the site, by month. */
await runSiteScript({ file: 'database/usage.ts', name: 'usage' });
