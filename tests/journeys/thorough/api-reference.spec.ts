import { expect, test } from '../support/test.ts';

test('the API reference shows the calls, and its policy blocks nothing that it needs', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Niergenoten' })).toBeVisible();
  await page.getByRole('link', { name: 'accounts' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'accounts' })).toBeVisible();
});
