import { beforeAll, expect, it, vi } from 'vitest';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { onePage } from '#tests/support/one-page.ts';
import { request, submitForm } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { limitReasons } from '../nutrient-limits/nutrient-limits.ts';
import * as overview from '../pages/overview.tsx';
import type { RecipesOverview } from './read-overview-screen.ts';

const [soups, cakes] = [makeDocument('recipe-type', { position: 1 }), makeDocument('recipe-type', { position: 2 })];
const { nutrients } = makeDocument('recipe');
const make = (title: string, of: Partial<typeof nutrients>, more: Partial<DocumentOf<'recipe'>> = {}) =>
  makeDocument('recipe', { title, types: [soups.id], nutrients: { ...nutrients, ...of }, ...more });
const recipes = [
  make('Bieslooksoep', { potassium: 320, salt: 0.5, fluid: 200 }, { allergens: ['none'] }),
  make('Linzensoep', { potassium: 720, salt: 0.5, fluid: null }, { allergens: ['milk', 'celery'] }),
  make('Tomatensoep', { potassium: 400, salt: 1.6, fluid: 250 }),
  make(
    'Boterkoek',
    { potassium: 90, salt: 0.2, fluid: 0 },
    { types: [cakes.id], allergens: ['gluten', 'eggs', 'milk'] },
  ),
];

const site = setUpTestSite({}, { pages: onePage('recepten', overview) });
let session: SessionMade;
beforeAll(async () => {
  await publish(site.platform, soups, cakes, ...recipes);
  session = await makeSession(site.platform, (await makeMember(site.platform)).id);
});

async function open(query: string, as: SessionMade | null = null): Promise<RecipesOverview> {
  const response = await request(site, 'GET', `/recepten?${query}`, { as });
  expect(response.statusCode).toBe(200);
  return response.json().loader;
}

/** The list within limits, of which the form sends the fields. */
async function within(fields: Record<string, string>, as: SessionMade | null = null): Promise<RecipesOverview> {
  const response = await submitForm(site, '/recepten', { intent: 'within-limits', ...fields }, as);
  expect(response.statusCode).toBe(200);
  return response.json().action;
}

/** The recipes of the list, with the reasons of their cards. */
const listed = ({ recipes: { items }, view: { limits } }: RecipesOverview) =>
  items.map(({ title, nutrients: its }) => [
    title,
    ...limitReasons(its, limits).map(({ text }) => text.replaceAll('\u00a0', ' ')),
  ]);

it('lists what stays within every limit, with the reason, also of one type', async () => {
  expect(listed(await within({ potassium: '400' }))).toEqual([
    ['Bieslooksoep', '320 mg kalium: past'],
    ['Boterkoek', '90 mg kalium: past'],
    ['Tomatensoep', '400 mg kalium: past'],
  ]);
  expect(listed(await within({ types: String(soups.id), salt: '1000', potassium: '400' }))).toEqual([
    ['Bieslooksoep', '0,5 gram zout: past', '320 mg kalium: past'],
  ]);
  expect(listed(await open(`types=${cakes.id}`))).toEqual([['Boterkoek']]);
});

it('begins with what fits what a reader minds, and lists the rest after it', async () => {
  const titles = async (fields: Record<string, string>, as: SessionMade | null = null) =>
    listed(await within(fields, as)).map(([title]) => title);
  const first = { 'first-types': '', 'first-without': '' };
  expect(await titles({ ...first, potassium: '400' })).toEqual([
    ...['Bieslooksoep', 'Boterkoek', 'Tomatensoep', 'Linzensoep'],
  ]);
  expect(await titles({ ...first, potassium: '400', 'first-without': 'ei' })).toEqual([
    ...['Bieslooksoep', 'Boterkoek', 'Linzensoep', 'Tomatensoep'],
  ]);
  expect(await titles({ ...first, 'first-types': `${cakes.id}` })).toEqual([
    ...['Boterkoek', 'Bieslooksoep', 'Linzensoep', 'Tomatensoep'],
  ]);
  expect(await titles({ ...first, fluid: '200', types: `${soups.id}` })).toEqual([
    ...['Bieslooksoep', 'Linzensoep', 'Tomatensoep'], // of the second one it is not known
  ]);
});

it('lists what has none of the allergens, and leaves out a recipe of which editors did not say', async () => {
  const titles = async (query: string) => listed(await open(query)).map(([title]) => title);
  expect(await titles('zonder=melk')).toEqual(['Bieslooksoep']);
  expect(await titles('zonder=gluten,ei')).toEqual(['Bieslooksoep', 'Linzensoep']);
  expect(await titles(`types=${cakes.id}&zonder=selderij`)).toEqual(['Boterkoek']);
  expect(await within({ zonder: 'gluten', potassium: '400' }).then(listed)).toEqual([
    ['Bieslooksoep', '320 mg kalium: past'],
  ]);
  expect((await within({ types: `${soups.id}`, zonder: 'melk', potassium: '100' })).strictest).toEqual({
    ...{ nutrient: 'potassium', excluded: 1, total: 1 },
  });
});

it('leaves out a recipe of which the amount is not known', async () => {
  expect(listed(await within({ types: `${soups.id}`, fluid: '500' })).map(([title]) => title)).toEqual([
    'Bieslooksoep',
    'Tomatensoep',
  ]);
});

it('names the limit that leaves out most recipes when none fits', async () => {
  const { recipes: none, strictest } = await within({ types: `${soups.id}`, potassium: '400', fluid: '50' });
  expect([none.total, strictest]).toEqual([0, { nutrient: 'fluid', excluded: 3, total: 3 }]);
  expect((await within({ potassium: '400' })).strictest).toBeNull();
});

it('shows how much a favourite is above a limit', async () => {
  const [, lentils] = recipes;
  await request(site, 'POST', '/api/v1/recipes/addfavorite', { body: { DrupalId: lentils?.id }, as: session });
  expect(listed(await within({ toon: 'favorieten', potassium: '400', fluid: '100' }, session))).toEqual([
    ['Linzensoep', '720 mg kalium: 320 mg boven je grens', 'vocht: niet bekend'],
  ]);
});

it('R57 has its limits in no address: an old one with some is the list without, which alone is cached and shared', async () => {
  const populate = vi.spyOn(site.platform.pageCache.sharedData, 'populate');
  const lists = () => populate.mock.calls.filter(([key]) => key.startsWith('recipes '));
  await within({ potassium: '300' });
  expect(lists().map(([key]) => key)).toEqual(['recipes    0 10']); // of the page itself, without limits
  populate.mockClear();
  expect((await open(`types=${soups.id},${cakes.id}&kalium=300`)).view.limits).toEqual({});
  expect(lists()).toHaveLength(1);
});

it('R57 leads a form without limits to the address of its list, and one beyond the last page to that page', async () => {
  const send = (fields: Record<string, string>, as: SessionMade | null = null) =>
    submitForm(site, '/recepten', { intent: 'within-limits', ...fields }, as);
  const { statusCode, headers } = await send({ types: String(soups.id), zonder: 'melk', salt: '', potassium: '350' });
  expect([statusCode, headers.location]).toEqual([303, `/recepten?types=${soups.id}&zonder=melk`]);
  const last = await within({ potassium: '400', page: '9' });
  expect([last.view.page, last.recipes.items.length]).toEqual([1, 3]);
});

it('R35 lists by the limits in the profile, for their member alone, unless the address says otherwise', async () => {
  const own = await makeSession(site.platform, (await makeMember(site.platform)).id);
  await request(site, 'PUT', '/api/v1/recipes/limits', { as: own, body: { Potassium: 300, HealthConsent: true } });
  const types = `types=${soups.id},${cakes.id}`;
  expect(listed(await open(types, own))).toEqual([['Boterkoek', '90 mg kalium: past']]);
  expect(listed(await open(`${types}&grenzen=geen`, own))).toHaveLength(4);
  expect(listed(await open(`${types}&grenzen=geen`, own))[0]).toEqual(['Boterkoek']);
  expect(listed(await within({ types: `${soups.id},${cakes.id}`, potassium: '400' }, own))).toHaveLength(3);
  for (const other of [null, session]) {
    const { view, healthConsent, recipes: all } = await open(types, other);
    expect([view.limits, view.profileLimits, healthConsent, all.total]).toEqual([{}, {}, false, 4]);
  }
});
