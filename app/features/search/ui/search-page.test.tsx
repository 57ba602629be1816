// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PILLAR_WORDS, PILLARS } from '../paths.ts';
import type { SearchScreen } from '../screens/read-search-screen.ts';
import { SearchPage } from './search-page.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// jsdom does not know the element `search`, of which React would warn.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
// jsdom lays nothing out, and the combobox chooses among what is visible.
vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1);
HTMLElement.prototype.scrollIntoView = () => {};

const none = { found: 0, more: false };
const counts = { all: none, library: none, groups: none, blogs: none, recipes: none, news: none, advices: none };
const nothing = { results: [], locked: 0, pages: 0, synonyms: [], correction: null, corrected: false, scopes: [] };

/** The searches that the server was asked for, which wait for `answer`. */
let searches: { query: string; answer: () => void }[];
/** The requests for suggestions, of which a test gives the answers. */
let requests: { typed: string; signal: AbortSignal; answer: (suggestions: string[]) => void; fail: () => void }[];
let unmount: () => Promise<void>;
let router: ReturnType<typeof createMemoryRouter>;

const Loading = () => null;
const Page = () => <SearchPage {...useLoaderData<SearchScreen>()} />;

function loadScreen({ request }: { request: Request }): Promise<SearchScreen> {
  const { searchParams } = new URL(request.url);
  const pillar = PILLARS.find((each) => PILLAR_WORDS[each] === searchParams.get('pijler')) ?? 'all';
  const view = { term: searchParams.get('zoekterm') ?? '', pillar, boost: 1, page: 1 };
  const screen = { ...nothing, urgent: null, page: null, view, counts, member: true };
  return new Promise((resolve) => {
    searches.push({ query: searchParams.toString(), answer: () => resolve(screen) });
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  searches = [];
  requests = [];
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const typed = decodeURIComponent(path.split('/').at(-1) ?? '');
    const answer = (suggestions: string[]) => resolve(Response.json(suggestions));
    requests.push({ typed, signal, answer, fail: () => reject(new TypeError('no network')) });
    return promise;
  });
  const route = { path: '/zoeken', loader: loadScreen, Component: Page, HydrateFallback: Loading };
  router = createMemoryRouter([route], { initialEntries: ['/zoeken'] });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(<RouterProvider router={router} />));
  await finishSearch();
});
afterEach(async () => {
  await unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const finishSearch = () => act(async () => searches.at(-1)?.answer());
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const answer = (index: number, suggestions: string[]) => act(async () => requests[index]?.answer(suggestions));
const field = () => document.querySelector('input[type=search]') as HTMLInputElement;
const shown = () =>
  [...document.querySelectorAll('[role=listbox] [role=option]')].map(({ textContent }) => textContent);

async function type(text: string, pause = 200) {
  await act(async () => {
    field().focus(); // which loads the suggestions
    await vi.dynamicImportSettled();
  });
  await act(async () => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, field());
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await wait(pause);
}

const press = (key: string) =>
  act(async () => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

async function choosePillar(word: string) {
  const select = document.querySelector('select') as HTMLSelectElement;
  await act(async () => {
    select.value = word;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

it('suggestions are requested above three characters, once somebody pauses', async () => {
  await type('die');
  await type('diet', 100);
  await type('dieet');
  expect(requests.map(({ typed }) => typed)).toEqual(['dieet']);
});

it('an answer that is late does not replace a newer one', async () => {
  await type('dial');
  await type('dialyse');
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await answer(1, ['dialyse thuis']);
  await answer(0, ['dialyse in het ziekenhuis']);
  expect(shown()).toEqual(['dialyse thuis']);
});

it('without a network there are no suggestions, and no error', async () => {
  await type('dial');
  await act(async () => requests[0]?.fail());
  expect([shown(), field().getAttribute('aria-expanded')]).toEqual([[], 'false']);
});

it('a suggestion is chosen with the keyboard, fills the field and is searched for', async () => {
  await type('dial');
  await answer(0, ['dialyse', 'dialyse thuis']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await press('ArrowDown');
  await press('ArrowDown');
  const chosen = document.querySelector('[aria-selected=true]');
  expect([chosen?.textContent, chosen?.id]).toEqual(['dialyse thuis', field().getAttribute('aria-activedescendant')]);
  await press('Enter');
  expect([field().value, shown(), searches.at(-1)?.query]).toEqual(['dialyse thuis', [], 'zoekterm=dialyse+thuis']);
});

it('a choice stays when the same suggestions come in again for what was typed since', async () => {
  await type('dial');
  await answer(0, ['dialyse', 'dialyse thuis']);
  await type('dialy', 0);
  await press('ArrowDown');
  await wait(200);
  await answer(1, ['dialyse', 'dialyse thuis']);
  expect(document.querySelector('[aria-selected=true]')?.textContent).toBe('dialyse');
});

it('Escape closes the suggestions and keeps what is typed', async () => {
  await type('dial');
  await answer(0, ['dialyse']);
  await press('Escape');
  expect([shown(), field().value]).toEqual([[], 'dial']);
});

it('a search begins when the one before it has loaded', async () => {
  await choosePillar('recepten');
  await choosePillar('nieuws');
  expect(searches.map(({ query }) => query)).toEqual(['', 'pijler=recepten']);
  await finishSearch();
  expect(searches.map(({ query }) => query)).toEqual(['', 'pijler=recepten', 'pijler=nieuws']);
});

it('what is typed while a search loads stays; a search by a link or Back fills the field', async () => {
  await act(() => void router.navigate('/zoeken?zoekterm=zout'));
  await type('zoute');
  await finishSearch();
  expect(field().value).toBe('zoute');
  await act(async () => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await act(() => void router.navigate('/zoeken?zoekterm=fosfaat'));
  await finishSearch();
  expect(field().value).toBe('fosfaat');
});
