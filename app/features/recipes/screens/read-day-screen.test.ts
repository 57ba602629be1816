import { beforeAll, expect, it } from 'vitest';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { onePage } from '#tests/support/one-page.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import * as day from '../pages/day.tsx';
import type { DayScreen } from './read-day-screen.ts';

const main = makeDocument('recipe-type', { title: 'Hoofdgerechten', position: 1 });
const diet = makeDocument('recipe-type', { title: 'Weinig kalium', group: 'diet', position: 2 });
const stew = makeDocument('recipe', { title: 'Stoofpot', types: [diet.id, main.id] });
const drink = makeDocument('recipe', { title: 'Dropdrank', types: [diet.id] });

const site = setUpTestSite({}, { pages: onePage('recepten/mijn-dag', day) });
beforeAll(() => publish(site.platform, main, diet, stew, drink));

it('offers all recipes by course, and leaves out what is chosen and no longer there', async () => {
  const path = `/recepten/mijn-dag?avond=${stew.id},999999&ontbijt=${drink.id}&ontbijt=`;
  const response = await request(site, 'GET', path, {});
  expect(response.statusCode).toBe(200);
  const { plan, dishes, courses } = response.json().loader as DayScreen;
  expect(plan).toEqual({ meals: { ontbijt: [drink.id], lunch: [], avond: [stew.id], tussendoor: [] }, people: 1 });
  expect(dishes[stew.id]).toMatchObject({ title: 'Stoofpot', nutrients: stew.nutrients, path: stew.path });
  expect(courses).toEqual([
    { name: 'Hoofdgerechten', recipes: [{ id: stew.id, title: 'Stoofpot' }] },
    { name: 'Andere recepten', recipes: [{ id: drink.id, title: 'Dropdrank' }] },
  ]);
});
