import type { Page } from '@playwright/test';
import { systemClock } from '#app/platform/clock.ts';
import type { Platform } from '#app/platform/platform.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { logInByCall, post, readGroup } from './support/api-calls.ts';
import { dietTopic } from './support/diet-topic.ts';
import { newMember } from './support/new-member.ts';
import { publish } from './support/publications.ts';
import { withSiteDatabase } from './support/site-database.ts';
import { expect, test } from './support/test.ts';

const DISTRESS = 'Voor mij hoeft het niet meer. Ik wil niet meer leven.';

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Fijn dat je dit opschrijft' });

/** The panel with its numbers, in sight, which one tap closes. */
async function expectHelp(page: Page): Promise<void> {
  const help = panel(page);
  await expect(help).toBeVisible();
  await expect(help.getByRole('heading')).toBeInViewport();
  await expect(help.getByRole('link', { name: 'Bel 0800-0113' })).toHaveAttribute('href', 'tel:08000113');
  await expect(help.getByRole('link', { name: 'Bel 112' })).toHaveAttribute('href', 'tel:112');
  await expect(help.getByRole('link', { name: /^Bel/ })).toHaveCount(3);
  const { pathname, search, hash } = new URL(page.url()); // in the port and in ids any number may be
  expect(pathname + hash).not.toMatch(/hulp|distress/);
  expect(search).toBe('');
  await help.getByRole('link', { name: 'Sluit' }).click();
  await expect(help).toHaveCount(0);
}

async function openConversation(page: Page): Promise<void> {
  await page.goto('/groepen/reizen-en-vrije-tijd');
  await page.locator('main article h3 a').first().click();
}

/** Makes a member with whom the writer is in contact. */
async function makeContactOf(page: Page): Promise<number> {
  const { Id } = await (await page.request.get('/api/v1/CustomUser')).json();
  return withSiteDatabase(async (db) => {
    const platform = { db, clock: systemClock } as Platform;
    const { id } = await makeMember(platform);
    await makeContact(platform, { creatorId: Id, otherId: id, state: 'accepted' });
    return id;
  });
}

/** How a member places a text in each place. */
const PLACES: Record<string, (page: Page) => Promise<void>> = {
  async reaction(page) {
    await openConversation(page);
    await page.getByLabel('Je reactie').fill(DISTRESS);
    await page.getByRole('button', { name: 'Plaats reactie' }).click();
    await expect(page).toHaveURL(/#reactie-\d+$/);
  },
  async conversation(page) {
    const { id } = await readGroup(page, 'reizen-en-vrije-tijd');
    await page.goto(`/groepen/${id}/nieuw`);
    await page.getByLabel('Titel').fill('Hoe nu verder');
    await page.getByLabel('Je verhaal of vraag').fill(DISTRESS);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Start gesprek' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoe nu verder');
  },
  async 'blog post'(page) {
    await post(page, '/api/v1/CustomUser/Blog', { Title: 'Mijn jaar', Description: 'Over mijn jaar.' });
    const fields = { Title: 'De winter', Description: 'Over de winter.' };
    const { Id } = await post<{ Id: number }>(page, '/api/v1/CustomUser/Blog/BlogPost', fields);
    await page.goto('/blogs');
    await page.getByRole('main').getByRole('link', { name: 'Mijn jaar' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'De winter' }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${Id}-`));
    await page.getByRole('link', { name: 'Wijzig', exact: true }).click();
    await page.getByLabel('Inleiding').fill(DISTRESS);
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('De winter');
  },
  async question(page) {
    await publish(dietTopic);
    await page.goto(`${dietTopic.path}/adviesnewquestion`);
    await page.getByLabel('Je vraag in het kort').fill('Hoe nu verder met eten?');
    await page.getByLabel('Je vraag', { exact: true }).fill(DISTRESS);
    await page.getByRole('button', { name: 'Verstuur je vraag' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je vraag is verstuurd');
  },
  async message(page) {
    const otherId = await makeContactOf(page);
    await page.goto(`/account/berichten/${otherId}`);
    await page.getByLabel(/^Je bericht aan/).fill(DISTRESS);
    await page.getByRole('button', { name: 'Verstuur' }).click();
    await expect(page.getByRole('region', { name: 'Berichten' })).toContainText(DISTRESS);
  },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    for (const [place, write] of Object.entries(PLACES)) {
      test(`a ${place} shows its writer whom to call`, { tag: place === 'reaction' ? [] : '@thorough' }, async ({
        page,
      }) => {
        await logInByCall(page, await newMember());
        await write(page);
        await expectHelp(page);
      });
    }
  });
}
