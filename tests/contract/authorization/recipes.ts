import type { recipesContract } from '#app/features/recipes/contract.ts';
import { makeDocument, makePicture, publish } from '#tests/support/documents.ts';
import type { Fixture } from './fixture.ts';
import { byState, emptyBody, everyone, json, notLoggedIn, type RowsOf, refused, text, under, writes } from './row.ts';
import type { Person } from './states.ts';

const RECIPE = [
  ...['id', 'title', 'altTitle', 'introduction', 'amountOfPeople', 'minutesNeeded', 'waitingTime', 'recipeType[]'],
  ...under('image', ['url', 'alt', 'description']),
  ...['ingredients', ...under('content[]', ['kind', 'id', 'title', 'html'])],
  ...under('nutrients', ['energy', 'protein', 'carbohydrates', 'fat', 'salt']),
  ...under('nutrients', ['sodium', 'potassium', 'phosphate', 'fluid']),
];
const PAGE = [...under('Items[].Item', RECIPE), 'TotalCount', 'NumPages'];
const MISSING = 2_000_000_000;

/** A recipe of a type of its own. */
async function publishRecipe({ platform }: Fixture) {
  const type = makeDocument('recipe-type');
  const recipe = makeDocument('recipe', { types: [type.id], picture: makePicture() });
  await publish(platform, type, recipe);
  return recipe;
}

/** A recipe that is among the favourites of this person. */
async function publishFavourite(fixture: Fixture, { member }: Person) {
  const recipe = await publishRecipe(fixture);
  const { db, clock } = fixture.platform;
  if (member) {
    const favourite = { recipeId: recipe.id, memberId: member.id, createdAt: clock.now() };
    await db.insertInto('recipeFavourite').values(favourite).execute();
    await db.updateTable('recipe').set({ favouriteCount: 1 }).where('id', '=', recipe.id).execute();
  }
  return recipe;
}

const forMembers = (expected: Parameters<typeof everyone>[0]) => byState({ visitors: notLoggedIn, members: expected });
const FAVOURITE_ROWS = ['pageChange', 'recipe', 'recipeFavourite'] as const;

export const recipesRows: RowsOf<typeof recipesContract> = {
  recipes: [
    {
      async request(fixture) {
        const { types } = await publishRecipe(fixture);
        return { query: { tids: String(types[0]) } };
      },
      responses: everyone(json(...PAGE)),
    },
    {
      variant: 'a type without recipes',
      request: () => ({ query: { tids: String(MISSING) } }),
      responses: everyone(json('Items[]', 'TotalCount', 'NumPages')),
    },
  ],
  favorite: [
    {
      async request(fixture, person) {
        await publishFavourite(fixture, person);
        return {};
      },
      responses: forMembers(json(...PAGE)),
    },
  ],
  recipe: [
    {
      request: async (fixture) => ({ params: { id: (await publishRecipe(fixture)).id } }),
      responses: everyone(json(...RECIPE)),
    },
    {
      variant: 'a recipe that does not exist',
      request: () => ({ params: { id: MISSING } }),
      responses: everyone(refused(404, 'not_found')),
    },
  ],
  recipeTypes: [
    {
      async request(fixture) {
        await publishRecipe(fixture);
        return {};
      },
      responses: everyone(json(...under('Items[]', ['tid', 'name']), 'TotalCount', 'NumPages')),
    },
  ],
  addFavorite: [
    {
      request: async (fixture) => ({ body: { DrupalId: (await publishRecipe(fixture)).id } }),
      responses: forMembers(writes(emptyBody, ...FAVOURITE_ROWS)),
    },
    {
      variant: 'a recipe that is a favourite already',
      request: async (fixture, person) => ({ body: { DrupalId: (await publishFavourite(fixture, person)).id } }),
      responses: forMembers(emptyBody),
    },
    {
      variant: 'a recipe that does not exist',
      request: () => ({ body: { DrupalId: MISSING } }),
      responses: forMembers(refused(404, 'not_found')),
    },
  ],
  isFavorite: [
    {
      request: async (fixture) => ({ params: { id: (await publishRecipe(fixture)).id } }),
      responses: forMembers(text('false')),
    },
    {
      variant: 'a favourite',
      request: async (fixture, person) => ({ params: { id: (await publishFavourite(fixture, person)).id } }),
      responses: forMembers(text('true')),
    },
    {
      variant: 'a recipe that does not exist',
      request: () => ({ params: { id: MISSING } }),
      responses: forMembers(refused(404, 'not_found')),
    },
  ],
  removeFavorite: [
    {
      request: async (fixture, person) => ({ params: { id: (await publishFavourite(fixture, person)).id } }),
      responses: forMembers(writes(emptyBody, ...FAVOURITE_ROWS)),
    },
    {
      variant: 'a recipe that is no favourite',
      request: async (fixture) => ({ params: { id: (await publishRecipe(fixture)).id } }),
      responses: forMembers(emptyBody),
    },
    {
      variant: 'a recipe that does not exist',
      request: () => ({ params: { id: MISSING } }),
      responses: forMembers(refused(404, 'not_found')),
    },
  ],
  mailShoppingList: [
    {
      request: () => ({ body: { List: '- 250 gram prei' } }),
      responses: forMembers(writes(emptyBody, 'shoppingListMail')),
    },
    {
      variant: 'an empty list',
      request: () => ({ body: { List: ' ' } }),
      responses: forMembers(refused(422, 'invalid_input')),
    },
  ],
};
