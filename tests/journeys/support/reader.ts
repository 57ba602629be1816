import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** What readers hold, and what they press to come from one thing to the next. */
export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  'small phone': { viewport: { width: 320, height: 640 }, hasTouch: true },
  keyboard: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof DEVICES;

/** What a task took: taps, or presses of Tab; how far down the screen stands what the reader came for; whether a press had to be scrolled to. */
export interface Effort {
  presses: number;
  y: number;
  scrolled: boolean;
}

/** Somebody who finds the way by what is seen, and counts what it takes. */
export interface Reader {
  page: Page;
  /** Presses the steps of the first of these ways that begins on the screen, or else further down. */
  take(...ways: Locator[][]): Promise<void>;
  press(target: Locator): Promise<void>;
  /** Presses a field, unless it has the focus already, and types. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses in a list that opens by one press, and takes one more. */
  choose(field: Locator, label: string): Promise<void>;
  /** Presses the key of a phone's keyboard that sends, or Enter. */
  send(): Promise<void>;
  /** Comes to see what the reader came for: notes how far down it stands. */
  find(end: Locator): Promise<void>;
  /** What it took until now. */
  effort(): Effort;
}

const seen = (target: Locator) => target.filter({ visible: true }).first();

/** More presses of Tab than any page should need. */
const MAX_TABS = 300;

/** Gives a reader who has opened a page of the site, and whose counts begin here. */
export function readerOf(page: Page, device: Device): Reader {
  const byKeyboard = device === 'keyboard';
  let presses = 0;
  let scrolled = false;
  let y = Number.NaN;

  /** Tells whether this stands on the screen as it is. */
  const isOnScreen = async (target: Locator): Promise<boolean> => {
    const box = await target.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= DEVICES[device].viewport.height;
  };

  /** Moves the focus to this, beginning with the link that skips the header where that is nearer. */
  async function tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      const next = await target.evaluate(findNextKey);
      if (next === 'here') return;
      await page.keyboard.press(next === 'skip' ? 'Tab' : next);
      presses += 1;
      if (next === 'skip') await page.keyboard.press('Enter');
    }
    throw new Error(`not reached by keyboard: ${target}`);
  }

  async function press(target: Locator): Promise<void> {
    const shown = seen(target);
    await shown.waitFor();
    const leaves = await shown.evaluate(
      (link) =>
        link instanceof HTMLAnchorElement && link.origin === location.origin && link.pathname !== location.pathname,
    );
    const title = await page.title();
    if (byKeyboard) {
      await tabTo(shown);
      await page.keyboard.press(
        /^(checkbox|radio)$/.test((await shown.getAttribute('type')) ?? '') ? 'Space' : 'Enter',
      );
    } else {
      scrolled ||= !(await isOnScreen(shown));
      presses += 1;
      await shown.click();
    }
    // What is looked for next may have stood on the page before, too.
    if (leaves) await page.waitForFunction((before) => document.title !== before, title);
  }

  async function take(...ways: Locator[][]): Promise<void> {
    const firsts = ways.map(([first]) => seen(first as Locator));
    const find = async () => {
      const shown = await Promise.all(firsts.map((first) => first.count()));
      const onScreen = await Promise.all(
        firsts.map(async (first, way) => shown[way] !== 0 && (await isOnScreen(first))),
      );
      return onScreen.includes(true) ? onScreen.indexOf(true) : shown.findIndex((count) => count > 0);
    };
    await expect.poll(find, 'a way is seen').not.toBe(-1);
    for (const step of ways[await find()] ?? []) await press(step);
  }

  const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

  return {
    page,
    take,
    press,
    async type(field, text) {
      const shown = seen(field);
      await shown.waitFor();
      if (byKeyboard) await tabTo(shown);
      else if (!(await isFocused(shown))) await press(shown);
      await page.keyboard.insertText(text);
    },
    async choose(field, label) {
      const shown = seen(field);
      if (byKeyboard) await tabTo(shown);
      else {
        scrolled ||= !(await isOnScreen(shown));
        presses += 2;
      }
      await shown.selectOption({ label });
    },
    async send() {
      if (!byKeyboard) presses += 1;
      await page.keyboard.press('Enter');
    },
    async find(end) {
      const shown = seen(end);
      await shown.waitFor();
      // A page that has just opened at a place in its middle is still going there.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      y = Math.round(await shown.evaluate((element) => element.getBoundingClientRect().top));
    },
    effort: () => ({ presses, y, scrolled }),
  };
}

/** Which key brings the focus nearer to this element; `skip` is Tab and Enter on the link to the content. */
function findNextKey(target: Element): 'here' | 'skip' | 'Tab' | 'Shift+Tab' {
  const { activeElement: focused, body } = document;
  if (focused && focused !== body && (target === focused || target.contains(focused))) return 'here';
  if (!focused || focused === body) return target.closest('main') ? 'skip' : 'Tab';
  const isAfter = focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter ? 'Tab' : 'Shift+Tab';
}
