import { markKind } from '#app/platform/marks/mark-kind.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { marksTopic } from './topics.ts';

/** Members have favourites. */
const mayFavourite = (viewer: Viewer | null): boolean => viewer !== null;

/** A recipe among the favourites of a member. One that is withdrawn is not found. */
export const recipeFavourite = markKind({
  table: 'recipeFavourite',
  target: 'recipeId',
  counter: { table: 'recipe', column: 'favouriteCount' },
  find: (db, id) =>
    db.selectFrom('recipe').select('id').where('id', '=', id).where('published', '=', true).executeTakeFirst(),
  may: { add: mayFavourite, remove: mayFavourite },
  topics: ({ id }) => [marksTopic(id)],
});
