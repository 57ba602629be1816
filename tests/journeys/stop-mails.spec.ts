import type { Page } from '@playwright/test';
import { logInByCall, post } from './support/api-calls.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { openMail } from './support/mail.ts';
import { newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

/** A member whom another asks for contact, who opens the mail about that in this page, without being logged in. */
async function openRequestMail(page: Page): Promise<void> {
  const [email, asker] = [await newMember(), await newMember()];
  await logInByCall(page, email);
  const { Id } = await (await page.request.get('/api/v1/CustomUser')).json();
  await logInByCall(page, asker);
  await post(page, '/api/v1/CustomContactlink', { ContactUserId: Id, Message: 'Zullen we eens schrijven?' });
  await page.context().clearCookies();
  await openMail(page, { email, subject: 'Je hebt een contactverzoek' });
}

for (const javaScriptEnabled of [true, false]) {
  test(`a reader of a mail about what is new ends these mails and undoes that, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled });
    await openRequestMail(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /e-mails\/stop/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'E-mails over wat nieuw is' })).toBeVisible();
    if (javaScriptEnabled) await expect(page).toHaveURL(/\/e-mails\/afmelden$/); // the token is gone
    if (javaScriptEnabled) await expectAccessible(page);
    await page.getByRole('button', { name: 'Zet de e-mails uit' }).click();
    await expect(main).toContainText('De e-mails staan uit');
    if (javaScriptEnabled) await expect(page).toHaveURL(/\/e-mails\/afmelden$/);
    if (javaScriptEnabled) await expectAccessible(page);
    await page.getByRole('button', { name: 'Zet ze weer aan' }).click();
    await expect(page.getByRole('button', { name: 'Zet de e-mails uit' })).toBeVisible();
  });
}
