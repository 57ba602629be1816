import { CMS } from '../support/addresses.ts';
import { logInToCms, test } from '../support/cms.ts';
import { expect } from '../support/test.ts';

test('temp', async ({ editors, page }) => {
  await logInToCms(page, editors.beheerder);
  await page.goto(`${CMS}/admin/collections/rule-texts/create`);
  await expect(page.getByLabel('Over een tekst')).toBeVisible();
  await expect(page.getByText('Zin van de site')).toHaveCount(0);
  await page.locator('#field-rule .rs__control').click();
  await page.getByRole('option', { name: /Maak geen reclame/ }).click();
  await expect(page.getByText('Zin van de site: ‘Er staat reclame in, of er wordt om geld gevraagd.’')).toBeVisible();
  await expect(page.getByText(/Zin van de site/)).toHaveCount(3);
  await page.screenshot({ path: '/tmp/own-sentence.png', fullPage: true });
});
