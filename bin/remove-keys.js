import { runSiteScript } from './site/run-script.js';

/** Removes all keys of a member who lost them: `npm run keys:remove -- name@example.org`. */
await runSiteScript({ file: 'database/remove-keys.ts', name: 'keys:remove', argument: 'naam@example.org' });
