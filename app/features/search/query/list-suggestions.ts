import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { MAX_SUGGESTIONS, SUGGEST_ABOVE } from '../rules.ts';
import { normalise } from '../words.ts';

/**
 * What somebody may mean to search for who typed this, which all begin with it; none for three characters or fewer (search-4).
 * They come from what editors publish, so that everybody may see them (rules.md R19).
 */
export async function listSuggestions(db: Database, typed: string): Promise<string[]> {
  const start = normalise(typed.replaceAll(/\s+/g, ' ').trimStart());
  if (start.trim().length <= SUGGEST_ABOVE) return [];
  const rows = await listRows(db, { start, pattern: `${start.replaceAll(/[\\%_]/g, '\\$&')}%` });
  return rows.map(({ spelling }) => spelling);
}

const listRows = prepared((db, { start, pattern }: { start: string; pattern: string }) =>
  db
    .selectFrom('searchSuggestion')
    .select('spelling')
    .where('phrase', 'like', pattern)
    .where('phrase', '>=', start)
    .where('phrase', '!=', start)
    .orderBy('weight', 'desc')
    .orderBy('phrase')
    .limit(MAX_SUGGESTIONS),
);
