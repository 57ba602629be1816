import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { makeDocument, makePicture } from '#tests/support/documents.ts';
import { someOf, THOROUGH } from '#tests/support/thorough.ts';
import { SITE } from './support/addresses.ts';
import { logInByCall, post, react, startConversation } from './support/api-calls.ts';
import { dietTopic } from './support/diet-topic.ts';
import { newMember } from './support/new-member.ts';
import { publish, waitForStatus, waitForText } from './support/publications.ts';
import { DEVICES, type Device, type Effort, type Reader, readerOf } from './support/reader.ts';
import { newPerson } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/**
 * What readers come for, by thumb and by keyboard, and what it takes. docs/tasks.md has what may be needed at most. The ways
 * begin where a reader stands, and go by the words that are seen; where there are two, by the one that is offered first.
 */

/* As large as those of the site are; published under fixed ids, since several workers do it. */
const definition = makeDocument('definition', {
  ...{ id: 990_700, title: 'kreatinine' },
  description: 'Een afvalstof uit je spieren, die gezonde nieren uit het bloed halen.',
});
const dossier = makeDocument('topic', { id: 990_701, title: 'Leven met nierschade, elke dag', position: 1 } as object);
const articles = ['Minder zout eten', 'Wat mag je nog drinken als je nieren minder werken?'].map((title, index) =>
  makeDocument('medical-article', {
    ...{ id: 990_702 + index, parent: dossier.id, position: index + 1, title, path: `/artikelen/taak-${index + 1}` },
    description:
      'Hoeveel je mag drinken hangt af van hoeveel je plast, van je hart en van je behandeling. Zo vind je je eigen maat.',
    picture: { ...makePicture('Een glas water naast een maatbeker'), id: 990_710 },
    ...{ author: 'de redactie', updatedOn: '2026-10-01', writtenBy: 'people', checkedBy: 'A. de Vries, nefroloog' },
    checkedOn: '2026-10-02',
    blocks: [
      { kind: 'introduction', id: 'a', html: '<p>Dorst is vervelend, en te veel vocht is gevaarlijk.</p>' },
      {
        kind: 'summary',
        id: 'b',
        html: '<p>Vraag je arts hoeveel jij mag drinken.</p><ul><li>Weeg je elke dag.</li></ul>',
      },
      { kind: 'html-with-title', id: 'c', title: 'Je maat', html: '<p>Wie niet plast, drinkt 500 ml op een dag.</p>' },
    ],
  }),
);
const article = articles[1] as (typeof articles)[number];
const { nutrients } = makeDocument('recipe');
const recipes = ['Preisoep met citroen', 'Preitaart uit de oven'].map((title, index) =>
  makeDocument('recipe', {
    ...{ id: 990_720 + index, path: `/recepten/${990_720 + index}-taak`, title, picture: makePicture('Een bord prei') },
    introduction: 'Fris, vlug klaar en met weinig kalium.',
    ingredients: [{ title: null, items: [{ amount: 500, unit: 'gram', name: 'prei', singular: null, note: null }] }],
    steps: ['Snijd de prei in ringen.', 'Kook de prei gaar.'].map((text) => ({ heading: null, text, minutes: null })),
    nutrients: { ...nutrients, potassium: [320, 620][index] as number },
  }),
);
const [soup, pie] = recipes as [(typeof recipes)[number], (typeof recipes)[number]];
test.beforeAll(() => publish(definition, dossier, ...articles, ...recipes, dietTopic));
test.beforeEach(async ({ page }) => {
  await waitForStatus(page, article.path);
  await waitForText(page, '/recepten', pie.title);
  await waitForText(page, '/advies', dietTopic.path);
});

const link = (within: Page | Locator, name: string | RegExp) => within.getByRole('link', { name });
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const summary = (within: Page | Locator, hasText: string | RegExp) => within.locator('summary', { hasText });

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');

/** The way to a link of the main menu, which a phone folds; `under` is the submenu that holds it. */
const throughMenu = (page: Page, name: string | RegExp, under?: string): [Locator[], Locator[]] => {
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  const steps = [...(under ? [summary(menu, under)] : []), link(menu, name)];
  return [[button(banner(page), /^Menu$/), ...steps], steps];
};

/** The way to a link of the member's own menu. */
const throughAccount = (page: Page, name: RegExp): Locator[] => [
  banner(page).locator('summary', { hasText: /^lid-|ongelezen/ }),
  link(page.getByRole('navigation', { name: 'Mijn account' }), name),
];

/** Searches for this: in the field of the page where it has one, else through the door in the header. */
async function search(reader: Reader, words: string): Promise<void> {
  const { page } = reader;
  const field = page.getByLabel(/^(Waar (wil je meer over weten|zoek je naar)\?|Zoek in heel)/);
  if ((await field.filter({ visible: true }).count()) === 0) {
    const door = link(banner(page), /^Zoek(en)?$/).or(button(banner(page), /^Zoek(en)?$/));
    await reader.take([door], ...throughMenu(page, 'Zoeken'));
  }
  await reader.type(field, words);
  await reader.send();
}

interface Task {
  /** Who does it: a visitor for the first time, or a member who comes daily. */
  as: 'visitor' | 'member';
  /** Makes what the reader comes for; the page has the session of `as`. Gives what the task is about. */
  prepare?(page: Page, other: Page): Promise<string>;
  /** Where the reader stands; without it, on the home page. */
  from?: string;
  /** What is pressed before the task begins. */
  approach?(reader: Reader): Promise<void>;
  /** Does the task, and finds what the reader came for on the way. */
  perform(reader: Reader, about: string): Promise<void>;
}

/** A conversation that the member started, or follows, in which somebody reacted. Gives its title. */
const prepareReaction =
  ({ own }: { own: boolean }) =>
  async (page: Page, other: Page): Promise<string> => {
    const { id, title } = await startConversation(own ? page : other);
    if (!own) await post(page, `/api/v1/conversations/${id}/follow`);
    await react(other, id, NEWS);
    await waitForNews(page);
    return title;
  };

/** Two who are in contact, of whom the other wrote. Gives the name of the other. */
async function prepareMessage(page: Page, other: Page): Promise<string> {
  const [self, sender] = [await readSelf(page), await readSelf(other)];
  await post(other, '/api/v1/CustomContactlink', { ContactUserId: self.Id, Message: 'Zullen we eens schrijven?' });
  await post(page, `/api/v1/CustomContactlink/AcceptContactRequest/${sender.Id}`);
  for (const text of ['Leuk dat je meeschrijft.', NEWS]) {
    await post(other, `/api/v1/inbox/inbox/${self.Id}`, { body: text });
  }
  return sender.Username;
}

const readSelf = async (page: Page): Promise<{ Id: number; Username: string }> =>
  (await page.request.get('/api/v1/CustomUser')).json();

/** Waits until the member is told of something. */
const waitForNews = (page: Page) =>
  expect.poll(async () => (await page.request.get('/')).text()).toContain('ongelezen');

const NEWS = 'Bij ons gaat dat met een lijstje op de koelkast.';
const ANSWER = 'Dank je, dat ga ik ook zo doen.';

const TASKS: Record<string, Task> = {
  'search a word from anywhere': {
    ...{ as: 'visitor', from: article.path },
    async perform(reader) {
      await search(reader, 'drinken');
      await expect(reader.page.getByRole('heading', { level: 1, name: /^Zoek/ })).toBeVisible();
      await reader.find(main(reader.page).getByRole('heading', { level: 3 }));
    },
  },
  'call the infoline': {
    ...{ as: 'visitor', from: article.path },
    async perform(reader) {
      const { page } = reader;
      const number = page.locator('a[href^="tel:0800"]');
      const aside = page.getByRole('complementary', { name: 'Infolijn' });
      const opener = aside.locator('summary');
      await reader.take(
        [aside.locator('a[href^="tel:0800"]')],
        [opener, aside.locator('a[href^="tel:0800"]')],
        [number],
      );
      await reader.find(number);
    },
  },
  'recipes within my limits': {
    as: 'visitor',
    async approach({ page }) {
      await page.evaluate(() => localStorage.setItem('own.recipes.limits', '{"potassium":400}'));
      await page.reload();
      await waitForHydration(page);
    },
    async perform(reader) {
      const { page } = reader;
      await reader.take(...throughMenu(page, 'Recepten'));
      await page.getByText(/^Je eerdere grenzen/).waitFor();
      const fitting = page.getByRole('article').filter({ hasText: /past/i }).getByRole('heading');
      if ((await fitting.count()) === 0) await reader.press(button(main(page), /^Toon wat past/));
      await reader.find(fitting);
    },
  },
  'step 2 in cook mode': {
    ...{ as: 'visitor', from: soup.path },
    approach: ({ press, page }) => press(link(main(page), /^Kook/)),
    async perform({ page, press, find }) {
      await press(button(page, 'Volgende stap'));
      await find(page.getByText('Kook de prei gaar.'));
    },
  },
  'the first useful sentence of an article': {
    ...{ as: 'visitor', from: dossier.path },
    async perform({ page, press, find }) {
      await press(link(main(page), article.title));
      await find(main(page).getByText('Vraag je arts hoeveel jij mag drinken.'));
    },
  },
  'answer in a conversation': {
    ...{ as: 'member', prepare: prepareReaction({ own: true }) },
    async perform(reader, title) {
      const { page } = reader;
      await openNews(reader, title);
      await reader.find(page.getByRole('listitem').getByText(NEWS));
      await reader.type(page.getByLabel('Je reactie'), ANSWER);
      await reader.press(button(page, 'Plaats reactie'));
      await expect(page.getByRole('listitem').getByText(ANSWER)).toBeVisible();
    },
  },
  'answer a message': {
    ...{ as: 'member', prepare: prepareMessage },
    async perform(reader, name) {
      const { page } = reader;
      await reader.take(
        [link(main(page), new RegExp(name))],
        [...throughAccount(page, /^Berichten/), link(main(page), name)],
      );
      await reader.find(main(page).getByText(NEWS));
      await reader.type(page.getByLabel(/^Je bericht/), ANSWER);
      await reader.press(button(page, /^Verstuur/));
      await expect(page.getByRole('region', { name: 'Berichten' }).getByText(ANSWER)).toBeVisible();
    },
  },
  'what a word means': {
    as: 'visitor',
    async perform(reader) {
      await search(reader, 'kreatinine');
      await reader.find(main(reader.page).getByText(/Een afvalstof uit je spieren/));
    },
  },
  'ask the dietitian': {
    as: 'member',
    async perform(reader) {
      const { page } = reader;
      const doors = main(page).locator(`a[href="/advies"], a[href="${dietTopic.path}"]`);
      await reader.take([doors], ...throughMenu(page, 'Advies'));
      const ask = link(main(page), /^Stel een vraag/);
      await reader.take([ask], [link(main(page), dietTopic.title), ask]);
      await reader.find(page.getByLabel('Je vraag in het kort'));
      await reader.type(page.getByLabel('Je vraag in het kort'), 'Mag ik rabarber eten?');
      await reader.type(page.getByLabel('Je vraag', { exact: true }), 'Mijn buurvrouw maakt elk jaar moes.');
      await reader.press(button(page, 'Verstuur je vraag'));
      await expect(page.getByRole('heading', { name: 'Je vraag is verstuurd' })).toBeVisible();
    },
  },
  'somebody in the same situation': {
    as: 'member',
    async perform(reader) {
      const { page } = reader;
      await reader.take(...throughMenu(page, /^Personen/, 'Community'));
      const filter = page.getByRole('search', { name: 'Filter de personen' });
      const treatment = summary(filter, 'Huidige behandeling');
      await reader.take([button(filter, /^Filter/), treatment], [treatment]);
      await reader.press(filter.getByLabel(/hemodialyse in een centrum, overdag/i));
      await expect(page).toHaveURL(/behandeling=/);
      const closer = summary(page, /Toon personen/).or(button(page, /^Toon \d/));
      if (await closer.filter({ visible: true }).count()) await reader.press(closer);
      const person = page.getByRole('article').first().getByRole('link').first();
      await reader.find(person);
      await reader.press(person);
      await reader.press(link(main(page), 'Stuur een bericht'));
      await reader.press(button(page, 'Verstuur'));
      await expect(page.getByText('Je bericht is verstuurd')).toBeVisible();
    },
  },
  join: {
    as: 'visitor',
    async perform(reader) {
      const { page } = reader;
      const { name, email } = newPerson('lid');
      await reader.take(
        [link(main(page), /^(Word deelnemer|maak een account)$/)],
        [link(banner(page), 'Word deelnemer')],
      );
      await reader.find(page.getByLabel('Gebruikersnaam'));
      await reader.type(page.getByLabel('Gebruikersnaam'), name);
      await reader.type(page.getByLabel('E-mailadres'), email);
      await reader.type(page.getByLabel('Wachtwoord', { exact: true }), 'zonnebloem7');
      await reader.choose(page.getByLabel('Wat past bij jou?'), 'Nierpatiënt');
      await reader.press(page.getByLabel(/Ik ben 16 jaar of ouder/));
    },
  },
  'a recipe on the shopping list': {
    ...{ as: 'visitor', from: soup.path },
    async perform(reader) {
      const { page } = reader;
      await reader.press(button(page, /^Zet op mijn (boodschappen)?lijst/));
      await reader.press(link(page, 'Bekijk je lijst'));
      await reader.find(page.getByText('500 gram prei'));
    },
  },
  'what is new in a conversation I follow': {
    ...{ as: 'member', prepare: prepareReaction({ own: false }) },
    async perform(reader, title) {
      await openNews(reader, title);
      await reader.find(reader.page.getByRole('listitem').getByText(NEWS));
    },
  },
};

/** Opens a conversation in which something is new, from the home page: not by the list of the newest, where it soon is not. */
async function openNews(reader: Reader, title: string): Promise<void> {
  const { page } = reader;
  const latest = page.getByRole('heading', { name: /^Laatste/ });
  await reader.take(
    [link(main(page).locator('section').filter({ hasNot: latest }), title)],
    [...throughAccount(page, /^Meldingen/), link(main(page), title)],
  );
}

/** A reader who comes daily has answered the question about cookies. */
const answered = ['functional', 'video'].map((flag) => ({
  name: `consent-${flag}`,
  value: 'denied',
  url: SITE.origin,
}));

/** What a cell of the table says, such as '4 · 1387 ↓': presses, how far down, and that a press had to be scrolled to. */
const effortOf = (cell: string): Effort => {
  const [, presses, y, arrow] = /^(\d+) · (-?\d+)( ↓)?$/.exec(cell) ?? [];
  return { presses: Number(presses), y: Number(y), scrolled: arrow !== undefined };
};

/** What each task took before, by device, and what it is to take at most: the table of docs/tasks.md. */
const rows = new Map(
  [...readFileSync('docs/tasks.md', 'utf8').matchAll(/^\| ([^|]+) \|(.+)\|$/gm)].map(([, task, cells]) => {
    const [phone, , small, , keyboard, , aim] = (cells ?? '').split('|').map((cell) => cell.trim());
    const before = { phone, 'small phone': small, keyboard };
    return [task, { before, aim: aim ?? '' }];
  }),
);

/** In what a task takes more than it may: nothing of it may be worse than before, and its aim is met. */
function listTooMuch(task: string, device: Device, { presses, y, scrolled }: Effort): string[] {
  const { before, aim } = rows.get(task) ?? {};
  const most = effortOf(before?.[device] ?? '');
  const onPhone = device !== 'keyboard';
  const screen = DEVICES[device].viewport.height;
  const taps = onPhone ? (/\d+/.exec(aim ?? '')?.[0] ?? most.presses) : most.presses;
  const noScrolling = !most.scrolled || (onPhone && /no scrolling/.test(aim ?? ''));
  const lowest = device === 'phone' && /first screen/.test(aim ?? '') ? screen : Math.max(most.y + 1, screen);
  return [
    ...(presses <= Number(taps) ? [] : [`${presses} presses, not ${taps}`]),
    ...(y < lowest ? [] : [`${y} px down, not above ${lowest}`]),
    ...(scrolled && noScrolling ? ['has to be scrolled to'] : []),
  ];
}

const TRIED = THOROUGH ? (Object.keys(DEVICES) as Device[]) : (['phone'] as const);

for (const [name, { as, prepare, from = '/', approach, perform }] of someOf(4, Object.entries(TASKS))) {
  test(`${name}, ${TRIED.join(', ')}`, async ({ openPage }) => {
    const other = prepare && (await openPage());
    if (other) await logInByCall(other, await newMember());
    for (const device of TRIED) {
      const page = await openPage(DEVICES[device]);
      if (as === 'member') {
        await logInByCall(page, await newMember());
        await page.context().addCookies(answered);
      }
      const about = other ? await prepare(page, other) : '';
      await page.goto(from);
      await waitForHydration(page);
      await approach?.(readerOf(page, device));
      const reader = readerOf(page, device);
      await perform(reader, about);
      const effort = reader.effort();
      test.info().annotations.push({ type: device, description: JSON.stringify(effort) });
      expect.soft(listTooMuch(name, device, effort), device).toEqual([]);
    }
  });
}
