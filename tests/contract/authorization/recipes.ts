import { HEALTH_CONSENT_VERSION } from '#app/features/profiles/index.ts';
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
const LIMITS = ['Salt', 'Potassium', 'Phosphate', 'Protein', 'Fluid'];

/** Gives this person limits in their profile, and the consent behind them. */
async function storeLimits({ platform: { db, clock } }: Fixture, { member }: Person): Promise<void> {
  if (!member) return;
  const at = clock.now();
  const consent = { memberId: member.id, kind: 'health', version: HEALTH_CONSENT_VERSION, given: true, at };
  await db.insertInto('consent').values(consent).execute();
  const limit = { memberId: member.id, nutrient: 'salt', atMost: 1500, changedAt: at };
  await db.insertInto('nutrientLimit').values(limit).execute();
}

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
  readProfileLimits: [
    {
      async request(fixture, person) {
        await storeLimits(fixture, person);
        return {};
      },
      responses: forMembers(json(...LIMITS)),
    },
    { variant: 'without any', request: () => ({}), responses: forMembers(json(...LIMITS)) },
  ],
  saveProfileLimits: [
    {
      variant: 'with consent',
      async request(fixture, person) {
        await storeLimits(fixture, person);
        return { body: { Salt: '1,25', Potassium: 400 } };
      },
      responses: forMembers(writes(emptyBody, 'nutrientLimit')),
    },
    {
      variant: 'with consent that is given with it (R35)',
      request: () => ({ body: { Salt: 1.5, HealthConsent: true } }),
      responses: forMembers(writes(emptyBody, 'nutrientLimit', 'consent', 'pageChange')),
    },
    {
      variant: 'without consent (R35)',
      request: () => ({ body: { Salt: 1.5 } }),
      responses: forMembers(refused(409, 'health_consent_missing')),
    },
    {
      variant: 'that cannot be chosen',
      request: () => ({ body: { Salt: -1 } }),
      responses: forMembers(refused(422, 'invalid_input')),
    },
  ],
  removeProfileLimits: [
    {
      async request(fixture, person) {
        await storeLimits(fixture, person);
        return {};
      },
      responses: forMembers(writes(emptyBody, 'nutrientLimit')),
    },
    { variant: 'without any', request: () => ({}), responses: forMembers(emptyBody) },
  ],
};
