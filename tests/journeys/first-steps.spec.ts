import { HEALTH_CONSENT_VERSION } from '#app/features/profiles/profile/health-consent.ts';
import { logInByCall } from './support/api-calls.ts';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { newMember } from './support/new-member.ts';
import { withSiteDatabase } from './support/site-database.ts';
import { expect, test } from './support/test.ts';

/** Bereaved, in the list of relationships. */
const BEREAVED = 55369;

test('a new member is welcomed with three conversations that fit, reads one, and says hello', async ({ page }) => {
  const email = await newMember();
  await withSiteDatabase(async (db) => {
    const { id: memberId } = await db
      .selectFrom('member')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const profile = { relationshipId: BEREAVED };
    await db.updateTable('profile').set(profile).where('memberId', '=', memberId).execute();
    const consent = { kind: 'health', version: HEALTH_CONSENT_VERSION, given: true, at: new Date() };
    await db
      .insertInto('consent')
      .values({ ...consent, memberId })
      .execute();
  });
  await logInByCall(page, email);
  await page.goto('/');
  await expect(page.getByText('Welkom. Fijn dat je er bent.')).toBeVisible();
  const links = page.locator('#meelezen + ul').getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(page.getByText('omdat je nabestaande bent').first()).toBeVisible();
  await expectAccessibleState(page);

  const title = await links.first().locator('strong, span').first().textContent();
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText((title ?? '').slice(0, 20));
  expect(await page.locator('ol[data-live] > li').count()).toBeLessThanOrEqual(12);

  await page.goto('/');
  await page.locator('#hallo + ul').getByRole('link').first().click();
  await page.getByLabel('Je reactie').fill('Hallo, ik lees mee.');
  await page.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(page.getByText('Hallo, ik lees mee.')).toBeVisible();
});
