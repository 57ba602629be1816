import { runSiteScript } from './site/run-script.js';

/** Makes a member an administrator: `npm run administrator -- name@example.org`. */
await runSiteScript({ file: 'database/administrator.ts', name: 'administrator', argument: 'naam@example.org' });
