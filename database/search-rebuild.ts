import { rebuildIndex } from '#app/features/search/entries/index-items.ts';
import { learnVocabulary } from '#app/features/search/vocabulary/learn-vocabulary.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import { withDatabase } from '#app/platform/database/with-database.ts';

/**
 * Indexes everything that can be found by searching anew, while the site goes on finding what is there. `npm run
 * search:rebuild` runs it.
 */
const { databaseUrl } = parseConfig(process.env);
await withDatabase(databaseUrl, async (db) => {
  await learnVocabulary({ db });
  const indexed = await rebuildIndex({ db });
  console.log(`${indexed} pagina’s, gesprekken, blogs en adviezen zijn weer doorzoekbaar.`);
});
