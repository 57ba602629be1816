import { expectAccessibleState } from './support/expect-accessible.ts';
import { expectWrongField } from './support/expect-wrong-field.ts';
import { NEW_PASSWORD, newPerson, openConfirmation, register, sendConfirmation } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const WRONG = /Dit is niet het wachtwoord dat bij deze gebruikersnaam hoort/;

test.describe('R41 confirming names the account and asks for its password', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({ page, browser }) => {
      const person = newPerson('bevestigt');
      await page.goto('/registreren');
      await register(page, person); // needs JavaScript, for the captcha
      const context = await browser.newContext({ javaScriptEnabled });
      const mailbox = await context.newPage();
      await openConfirmation(mailbox, person);
      await expect(mailbox.getByRole('main').getByText(person.name, { exact: true })).toBeVisible();

      await sendConfirmation(mailbox, 'van-iemand-anders-8');
      await expect(mailbox.getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(WRONG);
      await expect(mailbox.getByRole('main').getByText(person.name, { exact: true })).toBeVisible();
      expect(mailbox.url()).not.toContain('token');

      await sendConfirmation(mailbox, NEW_PASSWORD);
      await expect(mailbox.getByText('Je e-mailadres is bevestigd')).toBeVisible();
      await context.close();
    });
  }
});

test('R7 a link that does not work says so, and leads to a new one or to who can help', async ({ page }) => {
  await page.goto('/email-bevestigen?token=oud');
  await expect(page).toHaveURL(/\/verificatie-mail-fout$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('Deze link werkt niet (meer).');
  await expect(main.getByRole('link', { name: 'Vraag een nieuwe link aan' })).toHaveAttribute(
    'href',
    '/verificatie-mail-opnieuw-versturen',
  );
  await expect(main.getByRole('link', { name: 'Neem contact op' })).toHaveAttribute('href', '/contact');
});

test('R36 the page and its error are accessible on a phone and on a desktop', { tag: '@thorough' }, async ({
  page,
}) => {
  const person = newPerson('toegankelijk');
  await page.goto('/registreren');
  await register(page, person);
  await openConfirmation(page, person);
  await waitForHydration(page);
  for (const sent of [false, true]) {
    if (sent) {
      await sendConfirmation(page, 'van-iemand-anders-8');
      await expectWrongField(page, WRONG);
    }
    await expectAccessibleState(page);
  }
});
