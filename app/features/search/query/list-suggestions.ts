import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { MAX_SUGGESTIONS, SUGGEST_ABOVE } from '../rules.ts';
import { isWeak, normalise, soundOf, wordsOf } from '../words.ts';
import { suggestSitePages } from './site-pages.ts';
import { URGENT_SUGGESTION, urgencyOf } from './urgency.ts';

/**
 * What somebody may mean to search for who typed this; none for three characters or fewer. First what begins with it, then
 * pages of the site whose names do, then what has its words, or the one that is being typed, and then what has words that
 * begin to sound like that one. They come from what editors publish, so that everybody may see them (rules.md R19). Where
 * it can't wait, whom to call is the first.
 */
export async function listSuggestions(db: Database, typed: string): Promise<string[]> {
  const start = normalise(typed.replaceAll(/\s+/g, ' ').trimStart());
  if (start.trim().length <= SUGGEST_ABOVE) return [];
  const urgency = urgencyOf(typed);
  const urgent = urgency ? [URGENT_SUGGESTION[urgency](typed.trim())] : [];
  const rows = await listBeginning(db, { start, pattern: `${start.replaceAll(/[\\%_]/g, '\\$&')}%` });
  const more = rows.length < MAX_SUGGESTIONS ? await listWithWords(db, start) : [];
  const alike = rows.length + more.length < MAX_SUGGESTIONS ? await listAlike(db, start) : [];
  const spellingsOf = (found: readonly { spelling: string }[]) => found.map(({ spelling }) => spelling);
  const ordered = [...urgent, ...spellingsOf(rows), ...suggestSitePages(start), ...spellingsOf([...more, ...alike])];
  return [...new Set(ordered)].slice(0, MAX_SUGGESTIONS);
}

const listBeginning = prepared((db, { start, pattern }: { start: string; pattern: string }) =>
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

/** How many letters of a word say what it may be. */
const MIN_LETTERS = SUGGEST_ABOVE + 1;

/** How many of the words that were typed are looked for (rules.md R38). */
const MAX_WORDS = 8;

/** The suggestions with all that was typed that says something, and then those with the last word alone, which may go on. */
async function listWithWords(db: Database, typed: string): Promise<{ spelling: string }[]> {
  const words = wordsOf(typed).slice(-MAX_WORDS);
  const last = words.at(-1) ?? '';
  if (last.length < MIN_LETTERS) return [];
  const others = words.slice(0, -1).filter((word) => word.length >= MIN_LETTERS && !isWeak(word));
  return listByWords(db, { typed, all: [...others, `${last}:*`].join(' & '), last: `${last}:*` });
}

const listByWords = prepared(
  (_, { typed, all, last }: { typed: string; all: string; last: string }) => sql<{ spelling: string }>`
    select spelling from search_suggestion
    where to_tsvector('simple', phrase) @@ to_tsquery('simple', ${last}) and phrase != ${typed}
    order by to_tsvector('simple', phrase) @@ to_tsquery('simple', ${all}) desc, weight desc, phrase
    limit ${sql.lit(MAX_SUGGESTIONS)}
  `,
);

/** How many words that begin to sound like what is typed are looked for. */
const MAX_ALIKE = 3;

/** The suggestions with words that begin to sound like the last word: 'creatinine' for 'kreat'. */
async function listAlike(db: Database, typed: string): Promise<{ spelling: string }[]> {
  const last = wordsOf(typed).at(-1) ?? '';
  const sound = soundOf(last);
  return last.length < MIN_LETTERS || sound.length < SUGGEST_ABOVE
    ? []
    : listByWordsAlike(db, { pattern: `${sound}%` });
}

const listByWordsAlike = prepared(
  (_, { pattern }: { pattern: string }) => sql<{ spelling: string }>`
    select spelling from search_suggestion
    where to_tsvector('simple', phrase) @@ to_tsquery('simple', (
      select string_agg(word, ' | ') from (
        select word from search_word
        where sound like ${pattern} and entries > 0 and word ~ '^[[:alnum:]]+$'
        order by entries desc, word
        limit ${sql.lit(MAX_ALIKE)}
      ) as alike
    ))
    order by weight desc, phrase
    limit ${sql.lit(MAX_SUGGESTIONS)}
  `,
);
