import { runSiteScript } from './site/run-script.js';

/** Adds bulk data to the database of `npm start`. */
await runSiteScript({ file: 'database/seed/load/load.ts', name: 'seed:load' });
