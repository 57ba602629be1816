import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';

/** The recipes of the query plans: all have the common type, few the rare one; one member keeps all of them. */
export interface ManyRecipes {
  types: { common: number; rare: number };
  pages: number;
}

const COUNT = 2000;
/** Below the ids of other documents in tests. */
const FIRST_ID = 100_000;
const TYPES = { common: FIRST_ID + COUNT + 1, rare: FIRST_ID + COUNT + 2 };

/** Inserts recipes with their types, and makes all of them favourites of this member. */
export async function makeRecipes(db: Database, memberId: number): Promise<ManyRecipes> {
  await sql`
    insert into document (id, kind, path, title, position, content, refs, revision, changed_at, published_at)
    select id, 'recipe-type', null, 'Soort ' || id, 0,
      jsonb_build_object('id', id, 'kind', 'recipe-type', 'title', 'Soort ' || id, 'group', case id when ${TYPES.rare}::integer then 'diet' else 'course' end, 'position', 0), '{}', 1, now(), now()
    from unnest(${[TYPES.common, TYPES.rare]}::integer[]) id`.execute(db);
  await sql`
    insert into document (id, kind, path, title, picture, content, refs, revision, changed_at, published_at)
    select ${FIRST_ID} + n, 'recipe', '/recepten/' || (${FIRST_ID} + n) || '-recept', 'Recept ' || n,
      '{"id": 1, "alt": "", "description": null, "copies": []}',
      jsonb_build_object(
        'id', ${FIRST_ID} + n, 'kind', 'recipe', 'title', 'Recept ' || n, 'path', '/recepten/' || (${FIRST_ID} + n) || '-recept',
        'description', null, 'introduction', null, 'altTitle', null, 'picture', null, 'seo', null,
        'amountOfPeople', 4, 'minutesNeeded', 30, 'waitingTime', 0, 'types', '[]'::jsonb,
        'ingredients', '[]'::jsonb, 'steps', '[]'::jsonb, 'nutrients', '{}'::jsonb,
        'blocks', jsonb_build_array(jsonb_build_object('kind', 'html', 'id', 'a', 'html', repeat('<p>Kook de soep.</p>', 100))),
        'changedAt', '2026-01-01T00:00:00.000Z'
      ), '{}', 1, now(), now()
    from generate_series(1, ${COUNT}::integer) n`.execute(db);
  await sql`
    insert into recipe (id, published, title, type_ids, salt, potassium, allergens, first_published_at)
    select ${FIRST_ID} + n, true, 'Recept ' || n,
      case when n % 100 = 0 then array[${TYPES.common}, ${TYPES.rare}]::integer[] else array[${TYPES.common}]::integer[] end,
      n / 1000.0, n % 1000, case when n % 3 = 0 then array['gluten'] else '{}' end, now() - n * interval '1 minute'
    from generate_series(1, ${COUNT}::integer) n`.execute(db);
  await sql`
    insert into recipe_favourite (recipe_id, member_id, created_at)
    select ${FIRST_ID} + n, ${memberId}, now() - n * interval '1 minute'
    from generate_series(1, ${COUNT}::integer) n`.execute(db);
  return { types: TYPES, pages: COUNT / 10 };
}
