import { expect, type Page } from '@playwright/test';

/** Opens the newest mail to `email` whose subject contains `subject`, in the demo's mailbox, as soon as it is there. */
export async function openMail(page: Page, { email, subject }: { email: string; subject: string }): Promise<void> {
  const mail = page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: subject }).first();
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject);
}
