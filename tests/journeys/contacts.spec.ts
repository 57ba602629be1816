import type { BrowserContextOptions, Page } from '@playwright/test';
import { logInByCall, post, react, startConversation } from './support/api-calls.ts';
import { expect, test } from './support/test.ts';

/** Each test has members of its own, who are contacts of nobody in the demo. */
const email = (username: string) => `${username.toLowerCase()}@people.example.org`;

async function idOf(page: Page, username: string): Promise<number> {
  await logInByCall(page, email(username));
  const { Id } = await (await page.request.get('/api/v1/CustomUser')).json();
  return Id;
}

type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

const MESSAGES = '/account/berichten';

const ask = (page: Page, id: number, Message: string) =>
  post(page, '/api/v1/CustomContactlink', { ContactUserId: id, Message });

/** A second browser, in which `asker` asked `other` for contact; `page` is that of the other. */
async function makeRequest(page: Page, openPage: OpenPage, [asker, other]: [string, string]) {
  const otherId = await idOf(page, other);
  const askerPage = await openPage();
  const askerId = await idOf(askerPage, asker);
  await ask(askerPage, otherId, `Dag ${other}, mag ik je iets vragen over dialyse op reis?`);
  return { askerPage, askerId, otherId };
}

test('a request is accepted, the two talk, and the contact is removed', async ({ page, openPage }) => {
  const { askerPage, otherId } = await makeRequest(page, openPage, ['PolderPeet', 'Patricia_L']);
  await page.goto(MESSAGES);
  const messages = page.getByRole('complementary', { name: 'Jouw account' }).getByRole('link', { name: 'Berichten' });
  await expect(messages).toContainText('1 ongelezen');
  const markedAsSeen = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('link', { name: 'PolderPeet' }).click();
  await expect(page.getByRole('heading', { name: 'PolderPeet wil graag contact met je' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('mag ik je iets vragen over dialyse op reis?');
  await markedAsSeen;
  await page.goto(MESSAGES);
  await expect(messages).not.toContainText('ongelezen');
  await page.getByRole('link', { name: 'PolderPeet' }).click();
  await page.getByRole('button', { name: 'Accepteren' }).click();

  const form = page.getByLabel('Je bericht aan PolderPeet');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByRole('main')).toContainText('Schrijf eerst een bericht');
  await form.fill('Natuurlijk, vraag maar raak.\n\nIk ben zelf net terug.');
  await expect(page.getByText('Concept bewaard')).toBeVisible();
  await page.reload();
  await expect(form).toHaveValue(/vraag maar raak/);
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByRole('region', { name: 'Berichten' }).getByText('vraag maar raak')).toBeVisible();
  await expect(form).toHaveValue('');

  await askerPage.goto(`${MESSAGES}/${otherId}`);
  await expect(askerPage.getByRole('main')).toContainText('Ik ben zelf net terug.');
  await askerPage.getByText('Verwijder contact').click();
  await askerPage.getByRole('button', { name: 'Ja, verwijder het contact' }).click();
  await expect(askerPage.getByText('Het contact en de berichten zijn verwijderd.')).toBeVisible();
  await expect(askerPage.getByText('Je hebt nog geen contacten')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Deze conversatie kon niet worden geladen.');
});

/** Says when something happened, also where midnight passes meanwhile. */
const AT = /(?:vandaag|gisteren) om/g;

test('R11 who asked sees the same before and after the request is refused', { tag: '@thorough' }, async ({
  page,
  openPage,
}) => {
  const { askerPage, askerId, otherId } = await makeRequest(page, openPage, ['Pim_Groningen', 'Uschi_60']);
  const look = async () => {
    const texts: string[] = [];
    for (const path of [MESSAGES, `${MESSAGES}/${otherId}`]) {
      await askerPage.goto(path);
      await expect(askerPage.getByRole('main')).toContainText(AT);
      texts.push((await askerPage.getByRole('main').textContent())?.replaceAll(AT, '') ?? '');
    }
    return texts;
  };
  const before = await look();
  await page.goto(`${MESSAGES}/${askerId}`);
  await page.getByText('Weigeren', { exact: true }).click();
  await page.getByRole('button', { name: /^Ja, weiger/ }).click();
  const refusal = page
    .getByRole('status')
    .filter({ hasText: 'Je hebt het contactverzoek van Pim_Groningen geweigerd.' });
  await expect(refusal).toBeFocused();
  await expect(page.getByRole('link', { name: 'Pim_Groningen' })).toHaveCount(0);
  expect(await look()).toEqual(before);
  await ask(askerPage, otherId, 'Heb je mijn bericht gezien?');
  expect(await look()).toEqual(before);
});

// choices.md 45
test('who asked takes the request back, and who refused makes contact after all', { tag: '@thorough' }, async ({
  page,
  openPage,
}) => {
  const [askerName, otherName] = ['Martin_H', 'Nierenman'];
  const { askerPage, askerId, otherId } = await makeRequest(page, openPage, [askerName, otherName]);
  await askerPage.goto(`${MESSAGES}/${otherId}`);
  await askerPage.getByText('Trek je verzoek in').click();
  await expect(askerPage.getByText('ziet je verzoek en je bericht dan niet meer.', { exact: false })).toBeVisible();
  await askerPage.getByRole('button', { name: 'Ja, trek het verzoek in' }).click();
  await expect(askerPage).toHaveURL(/gedaan=ingetrokken$/);
  await page.goto(MESSAGES);
  await expect(page.getByRole('link', { name: askerName })).toHaveCount(0);

  await ask(askerPage, otherId, 'Toch nog een vraag.');
  await page.goto(`${MESSAGES}/${askerId}`);
  await page.getByText('Weigeren', { exact: true }).click();
  await page.getByRole('button', { name: /^Ja, weiger/ }).click();
  await expect(page.getByText(`Je hebt het contactverzoek van ${askerName} geweigerd.`)).toBeVisible();
  await page.getByRole('link', { name: 'Toch contact leggen' }).click();
  await page.getByRole('textbox', { name: 'Bericht' }).fill('Ik heb me bedacht. Schrijf gerust.');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByRole('link', { name: 'Toch contact leggen' })).toHaveCount(0);
  await askerPage.goto(`${MESSAGES}/${otherId}`);
  await expect(askerPage.getByRole('main')).toContainText('Ik heb me bedacht. Schrijf gerust.');
});

test('who is bothered blocks the other from a conversation, a request and a thread, and takes it back', async ({
  page,
  openPage,
}) => {
  const { askerPage, askerId, otherId } = await makeRequest(page, openPage, ['Vriend_Victor', 'Zilvermeeuw']);
  const block = async (open: () => Promise<unknown>) => {
    await open();
    await page.getByText('Blokkeer Vriend_Victor', { exact: true }).click();
    await page.getByRole('button', { name: 'Ja, blokkeer Vriend_Victor' }).click();
    await expect(page.getByText('Je hebt Vriend_Victor geblokkeerd.')).toBeVisible();
  };
  const unblock = async () => {
    await page.getByRole('button', { name: 'Deblokkeer Vriend_Victor' }).click();
    await expect(page.getByText('Je hebt niemand geblokkeerd')).toBeVisible();
  };
  const openThread = () => page.goto(`${MESSAGES}/${askerId}`);
  const { id, path } = await startConversation(askerPage);
  const reactionId = await react(askerPage, id, 'Dit las ik gisteren in de krant.');
  const reaction = page.locator(`#reactie-${reactionId}`);
  await block(async () => {
    await page.goto(path);
    await reaction.getByRole('link', { name: 'Vriend_Victor' }).first().click();
  });
  await page.goto(MESSAGES);
  await expect(page.getByRole('link', { name: 'Vriend_Victor' })).toHaveCount(0);
  await askerPage.goto(`${MESSAGES}/${otherId}`);
  await expect(askerPage.getByText(/^Deze conversatie kon niet worden geladen/)).toBeVisible(); // rules.md R44
  await page.goto('/personen?zoeken=vriend_victor');
  await expect(page.getByText(/^Niemand met/)).toBeVisible();

  await page.goto(path);
  await expect(reaction.getByText('Dit las ik gisteren in de krant.')).toBeHidden();
  await reaction.getByText('Bericht van iemand die is geblokkeerd').click();
  await expect(reaction.getByText('Dit las ik gisteren in de krant.')).toBeVisible();

  await page.goto('/account/geblokkeerd');
  await unblock();
  await block(openThread); // the request, which came back
  await unblock();
  await page.goto(`${MESSAGES}/${askerId}`);
  await page.getByRole('button', { name: 'Accepteren' }).click();
  await expect(page.getByLabel('Je bericht aan Vriend_Victor')).toBeVisible();
  await block(openThread);
  await askerPage.goto(`${MESSAGES}/${otherId}`);
  await expect(askerPage.getByRole('main')).toContainText('Deze conversatie kon niet worden geladen.');
});

test('requests and messages work without JavaScript', async ({ page, openPage }) => {
  const { askerId } = await makeRequest(page, openPage, ['Weduwnaar_Wim', 'Steven_donor']);
  const plain = await openPage({ javaScriptEnabled: false });
  await logInByCall(plain, email('Steven_donor'));
  await plain.goto(`${MESSAGES}/${askerId}`);
  await plain.getByRole('button', { name: 'Markeer als gelezen' }).click();
  await expect(plain.getByRole('button', { name: 'Markeer als gelezen' })).toHaveCount(0);
  await plain.getByRole('button', { name: 'Accepteren' }).click();
  await plain.getByLabel('Je bericht aan Weduwnaar_Wim').fill('Zonder scripts gaat het ook.');
  await plain.getByRole('button', { name: 'Verstuur' }).click();
  await expect(
    plain.getByRole('region', { name: 'Berichten' }).getByText('Zonder scripts gaat het ook.'),
  ).toBeVisible();
});
