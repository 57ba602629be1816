import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';

/** How a page in another browser is opened. */
interface Opened extends BrowserContextOptions {
  /** Whether something is to go wrong on it. */
  mayFail?: boolean;
}

/**
 * `page`: on which nothing may go wrong unseen, for an error in the console or an uncaught one fails the test.
 * `openPage`: opens such a one in another browser, of somebody else or on another device; it is closed after the test.
 */
export const test = base.extend<{ page: Page; openPage: (options?: Opened) => Promise<Page> }>({
  page: async ({ page }, use) => {
    const errors = watch(page);
    await use(page);
    expect(errors).toEqual([]);
  },
  openPage: async ({ browser }, use) => {
    const opened: { context: BrowserContext; errors: string[] }[] = [];
    await use(async ({ mayFail = false, ...options } = {}) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const errors = watch(page);
      opened.push({ context, errors: mayFail ? [] : errors });
      return page;
    });
    for (const { context } of opened) await context.close();
    expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
  },
});

/** Gathers what goes wrong on a page, from now on. */
function watch(page: Page): string[] {
  const errors: string[] = [];
  const note = (error: string) => !isRefusal(error) && !isAbandoned(error) && errors.push(error);
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', (error) => note(String(error)));
  waitForLetters(page);
  return errors;
}

/** Has each page that is opened wait for its letters: a press that lands while they come may miss what it is for. */
function waitForLetters(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...asked) => {
    const answer = await goto(...asked);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return answer;
  };
}

/** The browser notes every answer that is no success; tests that ask for one look at it themselves. */
const isRefusal = (error: string): boolean => error.startsWith('Failed to load resource: the server responded with');

/** A request that was given up because the reader went on, such as the captcha's. */
const isAbandoned = (error: string): boolean => error.startsWith('AbortError: ');

export { expect };

/** The password of everybody in the demo. */
export const PASSWORD = 'Nierdemo2026';

/** Logs in by the form, and waits for the welcome. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/inloggen');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Welkom, / })).toBeVisible();
}

/** Waits until the server has what was toggled: the button changes before, and leaving at once would take it back. */
export const toggleKept = (page: Page): Promise<void> =>
  expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
