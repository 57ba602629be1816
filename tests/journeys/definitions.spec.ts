import { expect } from '@playwright/test';
import { makeDocument } from '#tests/support/documents.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { publish, waitForStatus } from './support/publications.ts';
import { test } from './support/test.ts';

const more = makeDocument('content-page', { title: 'Alles over spoelvloeistof' });
const definition = makeDocument('definition', {
  title: 'spoelvloeistof',
  spellings: ['spoelvloeistoffen'],
  description: 'De vloeistof die bij dialyse afvalstoffen uit je lichaam haalt.',
  page: more.id,
});
const text = 'Wij brengen de spoelvloeistof bij je thuis. Zet spoelvloeistof niet in de zon.';
const page = makeDocument('content-page', {
  title: 'Thuis bezorgd',
  blocks: [{ kind: 'html', id: 'a', html: `<h2>Spoelvloeistof</h2><p>${text}</p><p>${text}</p>` }],
});

test.beforeAll(() => publish(more, definition, page));

test.describe('at both widths', () => {
  for (const width of [320, 1280]) {
    const tag = width > 320 ? '@thorough' : [];
    test(`a word is explained where it first stands, by tap and by keyboard, at ${width} px`, { tag }, async ({
      page: tab,
    }) => {
      await tab.setViewportSize({ width, height: 800 });
      await waitForStatus(tab, page.path);
      await tab.goto(page.path);
      const word = tab.getByRole('button', { name: 'spoelvloeistof' });
      await expect(word).toHaveCount(1);
      const explanation = tab.getByText('haalt', { exact: false }).filter({ hasText: 'De vloeistof' });
      await expect(explanation).toBeHidden();
      await word.click();
      await expect(explanation).toBeInViewport();
      await expect(word, 'not covered by its explanation').toBeInViewport({ ratio: 1 });
      await word.click({ trial: true });
      await expectAccessible(tab);
      await tab.keyboard.press('Escape');
      await expect(explanation).toBeHidden();

      await tab.keyboard.press('Shift+Tab');
      await tab.keyboard.press('Tab');
      await expect(word).toBeFocused();
      await expect(explanation).toBeVisible();
      const afterKeys = async (...keys: string[]) => {
        for (const key of keys) await tab.keyboard.press(key);
        await expect(word).toBeFocused();
        return explanation.isVisible();
      };
      expect(await afterKeys('Enter'), 'Enter leaves what the focus opened').toBe(true);
      expect(await afterKeys('Enter'), 'the second Enter closes it').toBe(false);
      expect(await afterKeys('Space'), 'and the third key opens it').toBe(true);
      expect(await afterKeys('Escape')).toBe(false);
      expect(await afterKeys('Enter')).toBe(true);
      await tab.keyboard.press('Tab'); // into the explanation
      await expect(tab.getByRole('link', { name: 'Lees meer over Alles over spoelvloeistof' })).toBeFocused();
      await tab.keyboard.press('Enter');
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Alles over spoelvloeistof');

      await tab.goto('/woordenlijst');
      await tab.getByLabel('Typ een woord of afkorting').fill('Spoel-vloeistof');
      await expect(tab.getByRole('term').filter({ hasNotText: 'spoelvloeistof' })).toHaveCount(0);
      await expect(tab.getByRole('term').first()).toHaveText('spoelvloeistof');
      await expect(tab.getByRole('status').filter({ hasText: /^\d woord(en)?$/ })).toBeVisible();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a word is explained, and the list explains all words', async ({ page: tab }) => {
    await waitForStatus(tab, page.path);
    await tab.goto(page.path);
    await tab.getByRole('button', { name: 'spoelvloeistof' }).click();
    await expect(tab.getByText('De vloeistof die bij dialyse')).toBeVisible();
    await tab.goto('/woordenlijst');
    await tab.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'S' }).click();
    await expect(tab.getByRole('term').filter({ hasText: 'spoelvloeistof' }).first()).toBeInViewport();
  });
});
