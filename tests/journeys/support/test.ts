import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { DEMO_PASSWORD } from '#settings/demo.js';

/** Options for a page in another browser. */
interface PageOptions extends BrowserContextOptions {
  /** Whether errors on the page are expected. */
  mayFail?: boolean;
}

/**
 * `page`: a page on which an error in the console, or an uncaught one, fails the test.
 * `openPage`: opens such a page in another browser, for another person or device. It is closed after the test.
 */
export const test = base.extend<{ page: Page; openPage: (options?: PageOptions) => Promise<Page> }>({
  page: async ({ page }, use) => {
    const errors = collectErrors(page);
    await use(page);
    expect(errors).toEqual([]);
  },
  openPage: async ({ browser }, use) => {
    const opened: { context: BrowserContext; errors: string[] }[] = [];
    await use(async ({ mayFail = false, ...options } = {}) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const errors = collectErrors(page);
      opened.push({ context, errors: mayFail ? [] : errors });
      return page;
    });
    for (const { context } of opened) await context.close();
    expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
  },
});

/** Collects the errors of a page from now on. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  const collect = (error: string) => !isErrorResponse(error) && !isAbandoned(error) && errors.push(error);
  page.on('console', (message) => message.type() === 'error' && collect(message.text()));
  page.on('pageerror', (error) => collect(String(error)));
  waitForFonts(page);
  return errors;
}

/** Makes `goto` wait for the fonts: when they arrive the layout moves, and a press may miss its target. */
function waitForFonts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return response;
  };
}

/** The browser logs every failed request; tests that expect one check the response themselves. */
const isErrorResponse = (error: string): boolean =>
  error.startsWith('Failed to load resource: the server responded with');

/** A request that was cancelled because the reader left the page, such as that of the captcha. */
const isAbandoned = (error: string): boolean => error.startsWith('AbortError: ');

export { expect };

/** The password of everybody in the demo. */
export const PASSWORD = DEMO_PASSWORD;

/** Logs in with the form, and waits for the welcome. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/inloggen');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Goede(morgen|middag|navond), / })).toBeVisible();
}

/**
 * Presses a toggle and waits for the response: the button changes earlier, and leaving the page would cancel the request.
 */
export async function pressToggle(toggle: Locator, press: () => Promise<void> = () => toggle.click()): Promise<void> {
  const responded = toggle
    .page()
    .waitForResponse((response) => response.request().method() === 'POST' && !response.url().endsWith('/visit'));
  await press();
  await responded;
}
