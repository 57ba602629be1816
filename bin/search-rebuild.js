import { runSiteScript } from './site/run-script.js';

/** Indexes everything that can be found by searching anew, without a gap. */
await runSiteScript({ file: 'database/search-rebuild.ts', name: 'search:rebuild' });
