import { beforeAll, expect, it, vi } from 'vitest';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { onePage } from '#tests/support/one-page.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import * as overview from '../pages/overview.tsx';
import type { RecipesOverview } from './read-overview.ts';

const [soups, cakes] = [makeDocument('recipe-type', { position: 1 }), makeDocument('recipe-type', { position: 2 })];
const { nutrients } = makeDocument('recipe');
const make = (title: string, of: Partial<typeof nutrients>, type = soups) =>
  makeDocument('recipe', { title, types: [type.id], nutrients: { ...nutrients, ...of } });
const recipes = [
  make('Bieslooksoep', { potassium: 320, salt: 0.5, fluid: 200 }),
  make('Linzensoep', { potassium: 720, salt: 0.5, fluid: null }),
  make('Tomatensoep', { potassium: 400, salt: 1.6, fluid: 250 }),
  make('Boterkoek', { potassium: 90, salt: 0.2, fluid: 0 }, cakes),
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

/** The recipes of the list, with their reasons. */
const listed = ({ recipes: { items } }: RecipesOverview) =>
  items.map(({ title, reasons }) => [title, ...reasons.map(({ text }) => text.replaceAll('\u00a0', ' '))]);

// recipes-9
it('lists what stays within every limit, with the reason, also of one type', async () => {
  expect(listed(await open('kalium=400'))).toEqual([
    ['Bieslooksoep', '320 mg kalium: past'],
    ['Boterkoek', '90 mg kalium: past'],
    ['Tomatensoep', '400 mg kalium: past'],
  ]);
  expect(listed(await open(`types=${soups.id}&zout=1000&kalium=400`))).toEqual([
    ['Bieslooksoep', '0,5 gram zout: past', '320 mg kalium: past'],
  ]);
  expect(listed(await open(`types=${cakes.id}`))).toEqual([['Boterkoek']]);
});

it('leaves out a recipe of which the amount is not known', async () => {
  expect(listed(await open(`types=${soups.id}&vocht=500`)).map(([title]) => title)).toEqual([
    'Bieslooksoep',
    'Tomatensoep',
  ]);
});

it('names the limit that leaves out most recipes when none fits', async () => {
  const { recipes: none, strictest } = await open(`types=${soups.id}&kalium=400&vocht=50`);
  expect([none.total, strictest]).toEqual([0, { nutrient: 'fluid', excluded: 3, total: 3 }]);
  expect((await open('kalium=400')).strictest).toBeNull();
});

it('shows how much a favourite is above a limit', async () => {
  const [, lentils] = recipes;
  await request(site, 'POST', '/api/v1/recipes/addfavorite', { body: { DrupalId: lentils?.id }, as: session });
  expect(listed(await open('toon=favorieten&kalium=400&vocht=100', session))).toEqual([
    ['Linzensoep', '720 mg kalium: 320 mg boven je grens', 'vocht: niet bekend'],
  ]);
});

it('is not in the page cache, nor shared, with a limit', async () => {
  const populate = vi.spyOn(site.platform.pageCache.sharedData, 'populate');
  const lists = () => populate.mock.calls.filter(([key]) => key.startsWith('recipes '));
  expect(overview.handle.cache?.except).toEqual(['zout', 'kalium', 'fosfaat', 'eiwit', 'vocht']);
  await open('kalium=300');
  expect(lists()).toEqual([]);
  await open(`types=${soups.id},${cakes.id}`);
  expect(lists()).toHaveLength(1);
});

it('R35 lists by the limits in the profile, for their member alone, unless the address says otherwise', async () => {
  const own = await makeSession(site.platform, (await makeMember(site.platform)).id);
  await request(site, 'PUT', '/api/v1/recipes/limits', { as: own, body: { Potassium: 300, HealthConsent: true } });
  const types = `types=${soups.id},${cakes.id}`;
  expect(listed(await open(types, own))).toEqual([['Boterkoek', '90 mg kalium: past']]);
  expect(listed(await open(`${types}&grenzen=geen`, own))).toHaveLength(4);
  expect(listed(await open(`${types}&kalium=400`, own))).toHaveLength(3);
  for (const other of [null, session]) {
    const { view, healthConsent, recipes: all } = await open(types, other);
    expect([view.limits, view.profileLimits, healthConsent, all.total]).toEqual([{}, {}, false, 4]);
  }
});
