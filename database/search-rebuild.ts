import { rebuildIndex } from '#app/features/search/entries/index-items.ts';
import { learnVocabulary } from '#app/features/search/vocabulary/learn-vocabulary.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import { openDatabase, openPool } from '#app/platform/database/database.ts';
import { openLog } from '#app/platform/log.ts';

/**
 * Indexes everything that can be found by searching anew, while the site goes on finding what is there. `npm run
 * search:rebuild` runs it.
 */
const { databaseUrl } = parseConfig(process.env);
const log = openLog('error', 'worker');
const db = openDatabase({ pool: openPool({ url: databaseUrl, size: 1, log }), log });
try {
  await learnVocabulary({ db });
  const indexed = await rebuildIndex({ db });
  console.log(`${indexed} pagina’s, gesprekken, blogs en adviezen zijn weer doorzoekbaar.`);
} finally {
  await db.destroy();
}
