import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { makeDocument, makePicture, publish, withdraw } from '#tests/support/documents.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let session: SessionMade;
beforeEach(async () => {
  session = await makeSession(site.platform, (await makeMember(site.platform)).id);
});

const read = async (path: string, as: SessionMade | null = null) => (await request(site, 'GET', path, { as })).json();
const titlesOf = (page: { Items: { Item: { title: string } }[] }) => page.Items.map(({ Item }) => Item.title);
const add = (id: number, as = session) =>
  request(site, 'POST', '/api/v1/recipes/addfavorite', { body: { DrupalId: id }, as });
const remove = (id: number, as = session) => request(site, 'DELETE', `/api/v1/recipes/favorites/${id}`, { as });
describe('a recipe on the wire', () => {
  it('has its ingredients as HTML, and its steps as the first block of its content', async () => {
    const type = makeDocument('recipe-type', { title: 'Soepen' });
    const recipe = makeDocument('recipe', {
      ...{ title: 'Soep', altTitle: 'Soupe', introduction: 'Lekker.', types: [type.id], picture: makePicture() },
      ingredients: [
        {
          title: 'Voor de soep',
          items: [
            { amount: 0.5, unit: 'liter', name: 'water', singular: null, note: null },
            { amount: 1, unit: null, name: 'uien', singular: 'ui', note: 'in <dunne> ringen' },
          ],
        },
        { title: null, items: [{ amount: null, unit: null, name: 'peper & zout', singular: null, note: null }] },
      ],
      steps: [
        { heading: null, text: 'Kook het water 10 minuten.', minutes: 10 },
        { heading: 'De ui', text: 'Snijd.', minutes: null },
      ],
      blocks: [{ kind: 'html', id: 'a', html: '<p>Eet smakelijk.</p>' }],
    });
    await publish(site.platform, type, recipe);
    expect(await read(`/api/v1/recipe/${recipe.id}`)).toEqual({
      ...{ id: recipe.id, title: 'Soep', altTitle: 'Soupe', introduction: 'Lekker.' },
      ...{ amountOfPeople: 4, minutesNeeded: 25, waitingTime: 0, recipeType: ['Soepen'] },
      image: { url: '/media/editorial/nieren-720x480.webp', alt: 'Twee nieren', description: null },
      ingredients:
        '<h3>Voor de soep</h3><ul><li>½\u00a0liter water</li><li>1 ui, in &#60;dunne&#62; ringen</li></ul>' +
        '<ul><li>peper &#38; zout</li></ul>',
      content: [
        {
          ...{ kind: 'html-with-title', id: 'steps', title: 'Bereiding' },
          html: '<ol><li>Kook het water 10\u00a0minuten.</li></ol><h3>De ui</h3><ol start="2"><li>Snijd.</li></ol>',
        },
        { kind: 'html', id: 'a', html: '<p>Eet smakelijk.</p>' },
      ],
      nutrients: recipe.nutrients,
    });
  });
});

describe('the list of recipes', () => {
  it('has pages of 10 by title, also of some types, and no recipe that is withdrawn', async () => {
    const [soup, main] = [makeDocument('recipe-type', { position: 1 }), makeDocument('recipe-type', { position: 2 })];
    const soups = Array.from({ length: 11 }, (_, index) =>
      makeDocument('recipe', { title: `Soep ${String.fromCharCode(97 + index)}`, types: [soup.id] }),
    );
    const stew = makeDocument('recipe', { title: 'Hutspot', types: [main.id, soup.id] });
    await publish(site.platform, soup, main, ...soups.toReversed(), stew);
    const path = `/api/v1/Drupal/content/recipes?tids=${soup.id},${main.id}`;
    const first = await read(path);
    expect(first).toMatchObject({ TotalCount: 12, NumPages: 2 });
    expect(titlesOf(first)).toEqual(['Hutspot', ...soups.slice(0, 9).map(({ title }) => title)]);
    expect(titlesOf(await read(`${path}&page=1`))).toEqual(['Soep j', 'Soep k']);
    expect(titlesOf(await read(`/api/v1/Drupal/content/recipes?tids=${main.id}`))).toEqual(['Hutspot']);
    expect((await read('/api/v1/Drupal/content/recipes')).TotalCount).toBeGreaterThanOrEqual(12);
    await withdraw(site.platform, stew.id);
    expect(await read(path)).toMatchObject({ TotalCount: 11 });
  });

  it('has recipes of one of the courses that fit all diets', async () => {
    const [soup, main] = [makeDocument('recipe-type'), makeDocument('recipe-type')];
    const [salt, meat] = [
      makeDocument('recipe-type', { group: 'diet' }),
      makeDocument('recipe-type', { group: 'diet' }),
    ];
    const recipes = [
      makeDocument('recipe', { title: 'Bouillon', types: [soup.id, salt.id] }),
      makeDocument('recipe', { title: 'Linzensoep', types: [soup.id, salt.id, meat.id] }),
      makeDocument('recipe', { title: 'Ratatouille', types: [main.id, salt.id, meat.id] }),
    ];
    await publish(site.platform, soup, main, salt, meat, ...recipes);
    const titles = async (...types: { id: number }[]) =>
      titlesOf(await read(`/api/v1/Drupal/content/recipes?tids=${types.map(({ id }) => id)}`));
    expect(await titles(salt, meat)).toEqual(['Linzensoep', 'Ratatouille']);
    expect(await titles(soup, salt, meat)).toEqual(['Linzensoep']);
    expect(await titles(soup, main, salt)).toEqual(['Bouillon', 'Linzensoep', 'Ratatouille']);
  });

  it('has recipes without some allergens, as editors last said it', async () => {
    const type = makeDocument('recipe-type');
    const make = (title: string, allergens: DocumentOf<'recipe'>['allergens']) =>
      makeDocument('recipe', { title, types: [type.id], allergens });
    const porridge = make('Pap', ['gluten', 'milk']);
    await publish(site.platform, type, porridge, make('Rijst', ['none']), make('Vla', ['milk']), make('Vraag', []));
    const path = `/api/v1/Drupal/content/recipes?tids=${type.id}`;
    expect(titlesOf(await read(`${path}&without=gluten`))).toEqual(['Rijst', 'Vla']);
    expect(titlesOf(await read(`${path}&without=gluten,milk`))).toEqual(['Rijst']);
    await publish(site.platform, { ...porridge, allergens: ['milk'] });
    expect(titlesOf(await read(`${path}&without=gluten`))).toEqual(['Pap', 'Rijst', 'Vla']);
    expect(await read(path)).toMatchObject({ TotalCount: 4 });
    expect((await request(site, 'GET', `${path}&without=lucht`)).statusCode).toBe(422);
  });

  it('follows the types and the title that an editor changes', async () => {
    const [from, to] = [makeDocument('recipe-type'), makeDocument('recipe-type')];
    const recipe = makeDocument('recipe', { types: [from.id] });
    await publish(site.platform, from, to, recipe);
    await publish(site.platform, { ...recipe, title: 'Anders', types: [to.id] });
    expect(await read(`/api/v1/Drupal/content/recipes?tids=${from.id}`)).toMatchObject({ TotalCount: 0, NumPages: 0 });
    expect(titlesOf(await read(`/api/v1/Drupal/content/recipes?tids=${to.id}`))).toEqual(['Anders']);
  });

  it('refuses types that are no numbers, and more than 50', async () => {
    for (const tids of ['soep', Array.from({ length: 51 }, (_, id) => id + 1).join()]) {
      const response = await request(site, 'GET', `/api/v1/Drupal/content/recipes?tids=${tids}`);
      expect(response.statusCode).toBe(422);
    }
  });
});

describe('favourites', () => {
  it('are a list of the member’s own, the last one first', async () => {
    const [one, other] = [makeDocument('recipe', { title: 'Eén' }), makeDocument('recipe', { title: 'Twee' })];
    await publish(site.platform, one, other);
    await add(one.id);
    site.clock.advance(1000);
    await add(other.id);
    await add(other.id);
    const favourites = await read('/api/v1/recipes/favorite', session);
    expect(favourites).toMatchObject({ TotalCount: 2, NumPages: 1 });
    expect(titlesOf(favourites)).toEqual(['Twee', 'Eén']);
    await remove(one.id);
    await remove(one.id);
    expect(titlesOf(await read('/api/v1/recipes/favorite', session))).toEqual(['Twee']);
    const stranger = await makeSession(site.platform, (await makeMember(site.platform)).id);
    expect(await read('/api/v1/recipes/favorite', stranger)).toEqual({ Items: [], TotalCount: 0, NumPages: 0 });
  });

  it('two members at once both count, and each once', async () => {
    const recipe = makeDocument('recipe');
    await publish(site.platform, recipe);
    const other = await makeSession(site.platform, (await makeMember(site.platform)).id);
    await Promise.all([add(recipe.id), add(recipe.id), add(recipe.id, other)]);
    const countOf = () =>
      site.platform.db.selectFrom('recipe').select('favouriteCount').where('id', '=', recipe.id).executeTakeFirst();
    expect(await countOf()).toEqual({ favouriteCount: 2 });
    await Promise.all([remove(recipe.id), remove(recipe.id)]);
    expect(await countOf()).toEqual({ favouriteCount: 1 });
  });

  it('stay while a recipe is withdrawn, without showing it', async () => {
    const recipe = makeDocument('recipe');
    await publish(site.platform, recipe);
    await add(recipe.id);
    await withdraw(site.platform, recipe.id);
    expect(await read('/api/v1/recipes/favorite', session)).toMatchObject({ TotalCount: 0 });
    expect((await add(recipe.id)).statusCode).toBe(404);
    await publish(site.platform, recipe);
    expect(await read('/api/v1/recipes/favorite', session)).toMatchObject({ TotalCount: 1 });
  });
});

it('the feed has the newest recipes, with the day of their first publication', async () => {
  const recipe = makeDocument('recipe', { title: 'Verse soep', path: '/recepten/3-verse-soep', description: 'Warm.' });
  await publish(site.platform, recipe);
  const feed = async () => (await request(site, 'GET', '/recepten.rss')).body;
  const published = /<title>Verse soep<\/title>.*?<pubDate>(.*?)<\/pubDate>/.exec(await feed())?.[1];
  expect(await feed()).toContain('/recepten/3-verse-soep</link>');
  await publish(site.platform, { ...recipe, description: 'Nog warmer.' });
  const again = await feed();
  expect(again).toContain('Nog warmer.');
  expect(/<title>Verse soep<\/title>.*?<pubDate>(.*?)<\/pubDate>/.exec(again)?.[1]).toBe(published);
});
