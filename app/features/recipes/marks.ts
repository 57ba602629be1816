import { markKind } from '#app/platform/marks/mark-kind.ts';
import { mayFavourite } from './policy.ts';
import { favouritesTopic } from './topics.ts';

/** A recipe among the favourites of a member. One that is withdrawn is not found. */
export const recipeFavourite = markKind({
  table: 'recipeFavourite',
  target: 'recipeId',
  counter: { table: 'recipe', column: 'favouriteCount' },
  find: (db, id) =>
    db.selectFrom('recipe').select('id').where('id', '=', id).where('published', '=', true).executeTakeFirst(),
  may: { add: mayFavourite, remove: mayFavourite },
  topics: ({ id }) => [favouritesTopic(id)],
});
