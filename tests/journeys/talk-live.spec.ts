import type { Page } from '@playwright/test';
import { logInByCall, post } from './support/api-calls.ts';
import { startSecondProcess } from './support/second-process.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const [ASKER, ANSWERER] = ['chantal-m@people.example.org', 'bart_1985@people.example.org'];

const idOf = async (page: Page): Promise<number> => (await (await page.request.get('/api/v1/CustomUser')).json()).Id;

const badge = (page: Page) =>
  page
    .getByRole('banner')
    .locator('summary')
    .getByText(/ongelezen$/);

/** A message in the thread; the inbox beside it shows the last one too. */
const messageIn = (page: Page, text: string) => page.getByRole('region', { name: 'Berichten' }).getByText(text);

const send = async (page: Page, text: string) => {
  await page.getByLabel(/^Je bericht aan/).fill(text);
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(messageIn(page, text)).toBeVisible();
  await expect(page.getByLabel(/^Je bericht aan/)).toHaveValue('');
};

test('two members ask, accept and talk in two browsers on two web processes, without loading a page again', async ({
  openPage,
}) => {
  const second = await startSecondProcess();
  const asker = await openPage();
  const answerer = await openPage({ baseURL: second.origin });
  await logInByCall(asker, ASKER);
  await logInByCall(answerer, ANSWERER);
  const [askerId, answererId] = [await idOf(asker), await idOf(answerer)];

  await answerer.goto('/account/berichten');
  await expect(badge(answerer)).toHaveCount(0);
  await post(asker, '/api/v1/CustomContactlink', { ContactUserId: answererId, Message: 'Mag ik je iets vragen?' });
  const request = answerer.getByRole('main').getByRole('listitem').filter({ hasText: 'Mag ik je iets vragen?' });
  await expect(request).toBeVisible();
  await expect(badge(answerer)).toHaveText('2 ongelezen'); // the request, and that the site tells of it

  await asker.goto(`/account/berichten/${answererId}`);
  await answerer.goto(`/account/berichten/${askerId}`);
  await waitForHydration(answerer); // so that no page is loaded again
  await answerer.getByRole('button', { name: 'Accepteren' }).click();
  await expect(asker.getByLabel(/^Je bericht aan/)).toBeVisible();

  await asker.getByLabel(/^Je bericht aan/).fill('Wat ik nog aan het typen ben');
  await send(answerer, 'Natuurlijk, vraag maar.');
  await expect(asker.getByRole('log').getByText('Natuurlijk, vraag maar.')).toBeVisible();
  await expect(asker.getByLabel(/^Je bericht aan/)).toHaveValue('Wat ik nog aan het typen ben');
  await send(asker, 'Hoe slaap jij op dialysedagen?');
  await expect(messageIn(answerer, 'Hoe slaap jij op dialysedagen?')).toBeVisible();
  await expect(badge(answerer)).toHaveCount(0); // what is read in the thread does not count, nor what was answered

  await answerer.close(); // its stream would look for the process that stops
  await second.stop();
  await asker.getByLabel(/^Je bericht aan/).fill('Gaat dit door?');
  await asker.getByRole('button', { name: 'Verstuur' }).click();
  await expect(messageIn(asker, 'Gaat dit door?')).toBeVisible();

  await asker.setViewportSize({ width: 1280, height: 500 });
  await asker.goto(`/account/berichten/${answererId}`);
  await asker.getByText(/^Blokkeer/).scrollIntoViewIfNeeded();
  await expect(asker.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await asker.setViewportSize({ width: 390, height: 300 });
  await asker.goto(`/account/berichten/${answererId}`);
  await expect(messageIn(asker, 'Gaat dit door?')).toBeInViewport();
  await asker.setViewportSize({ width: 390, height: 844 });
  await asker.goto(`/account/berichten/${answererId}`);
  await expect(messageIn(asker, 'Gaat dit door?')).toBeInViewport();
  await expect(asker.getByRole('heading', { level: 1 })).toBeInViewport(); // one small line, which stays
  await asker.setViewportSize({ width: 390, height: 300 });
  await asker.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await asker.reload();
  await expect(asker.getByRole('heading', { level: 1 })).toBeInViewport();
});
