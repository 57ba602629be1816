import { z } from 'zod';
import { ALLERGEN_KEYS } from '#app/features/content/published/allergens.ts';
import { blockOnWire } from '#app/features/library/contract.ts';
import { idField, longText } from '#app/platform/forms/fields.ts';
import { call, idParams, idsQuery, pageOf } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { recipesLimits } from './limits.ts';
import { limitsBody, limitsOnWire } from './nutrient-limits/limits-on-wire.ts';
import { MAX_LIST, TYPES_MAX } from './rules.ts';

const nullableNumber = z.number().nullable();

/** What is in one portion: energy in kilocalories, fluid in milliliters, sodium, potassium and phosphate in milligrams. */
const nutrients = z.object({
  energy: nullableNumber,
  protein: z.number(),
  carbohydrates: nullableNumber,
  fat: nullableNumber,
  salt: z.number(),
  sodium: z.number(),
  potassium: z.number(),
  phosphate: z.number(),
  fluid: nullableNumber,
});

/** A recipe: `ingredients` is HTML, and the preparation is the first block of the content. */
const recipe = z.object({
  id: z.int(),
  title: z.string(),
  altTitle: z.string().nullable(),
  introduction: z.string().nullable(),
  amountOfPeople: z.int(),
  minutesNeeded: z.int(),
  waitingTime: z.int(),
  recipeType: z.array(z.string()),
  image: z.object({ url: z.string(), alt: z.string(), description: z.string().nullable() }).nullable(),
  ingredients: z.string(),
  content: z.array(blockOnWire),
  nutrients,
});

const page = z.coerce.number().int().min(0).max(1_000_000).default(0);
/** What no recipe of a list has: `gluten,milk`, or the parameter repeated. */
const allergensQuery = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((sent) => [...new Set([sent].flat().flatMap((part) => part.split(',')))].filter((name) => name !== ''))
  .pipe(z.array(z.enum(ALLERGEN_KEYS)));
const recipePage = { json: pageOf(z.object({ Item: recipe })) };

export const recipesContract = {
  recipes: call({
    method: 'GET',
    path: '/api/v1/Drupal/content/recipes',
    summary:
      'Een pagina van de recepten, op titel; met tids die van een van deze gangen en van al deze diëten, met without die zonder deze allergenen',
    access: 'anyone',
    query: z.object({ page, tids: idsQuery({ max: TYPES_MAX }), without: allergensQuery }),
    response: recipePage,
  }),
  favorite: call({
    method: 'GET',
    path: '/api/v1/recipes/favorite',
    summary: 'Een pagina van je favoriete recepten, het laatst bewaarde eerst',
    access: 'member',
    query: z.object({ page }),
    response: recipePage,
  }),
  recipe: call({
    method: 'GET',
    path: '/api/v1/recipe/{id}',
    summary: 'Een recept',
    access: 'anyone',
    params: idParams,
    response: { json: recipe },
  }),
  recipeTypes: call({
    method: 'GET',
    path: '/api/v1/recipetypes',
    summary: 'De soorten recepten, in hun volgorde',
    access: 'anyone',
    response: { json: pageOf(z.object({ tid: z.int(), name: z.string() })) },
  }),
  addFavorite: call({
    method: 'POST',
    path: '/api/v1/recipes/addfavorite',
    summary: 'Een recept bij je favorieten zetten',
    access: 'member',
    whilePaused: true,
    body: z.object({ DrupalId: idField }),
    response: 'empty',
    errors: ['not_found'],
    limit: limits.toggle,
  }),
  isFavorite: call({
    method: 'GET',
    path: '/api/v1/recipes/favorites/{id}',
    summary: 'Of een recept bij je favorieten staat',
    access: 'member',
    params: idParams,
    response: { text: z.enum(['true', 'false']) },
  }),
  removeFavorite: call({
    method: 'DELETE',
    path: '/api/v1/recipes/favorites/{id}',
    summary: 'Een recept uit je favorieten halen',
    access: 'member',
    params: idParams,
    response: 'empty',
    limit: limits.toggle,
  }),
  mailShoppingList: call({
    method: 'POST',
    path: '/api/v1/recipes/shoppinglist/mail',
    summary: 'Je boodschappenlijst naar je eigen e-mailadres sturen',
    access: 'member',
    whilePaused: true,
    body: z.object({
      List: longText({
        max: MAX_LIST,
        empty: 'Er staat niets meer op je lijst',
        tooLong: 'Je lijst is te lang voor een e-mail',
      }),
    }),
    response: 'empty',
    errors: ['conflict'],
    limit: recipesLimits.shoppingListMail,
  }),
  readProfileLimits: call({
    method: 'GET',
    path: '/api/v1/recipes/limits',
    summary: 'De grenzen voor een portie die je in je profiel bewaart; null waar je er geen hebt',
    access: 'member',
    response: { json: limitsOnWire },
  }),
  saveProfileLimits: call({
    method: 'PUT',
    path: '/api/v1/recipes/limits',
    summary: 'Je grenzen voor een portie in je profiel bewaren, met je toestemming om gezondheidsgegevens te bewaren',
    access: 'member',
    whilePaused: true,
    body: limitsBody,
    response: 'empty',
    errors: ['health_consent_missing'],
    limit: limits.write,
  }),
  removeProfileLimits: call({
    method: 'DELETE',
    path: '/api/v1/recipes/limits',
    summary: 'Je grenzen voor een portie uit je profiel halen',
    access: 'member',
    response: 'empty',
    limit: limits.write,
  }),
};
