// Measures on a phone of 390 by 844 where the first useful sentence of each article, news item and page of the demo begins: on
// the first screen, and hardly later with the question about cookies. Run by `npm run proof`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startContentSite } from '../bench/sites/content-site.ts';
import { findBrowser } from '../bin/install/browser.js';
import { CHROMIUM_FLAGS } from './support/chromium-flags.ts';
import { listSitemap } from './support/list-sitemap.ts';

const SCREEN = { width: 390, height: 844 };

/** How much lower a sentence may begin while the question about cookies is asked, in pixels. */
const ROOM_FOR_COOKIES = 60;

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-first-screens-'));
const site = await startContentSite(folder);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_FLAGS });
try {
  const [answered, asked] = [await openPhone(browser, { answered: true }), await openPhone(browser)];
  const starts: { path: string; y: number; later: number }[] = [];
  for (const path of await listSitemap(site.origin)) {
    if (path.startsWith('/recepten/')) continue; // begins with facts
    const y = await startOfText(answered, path);
    if (y !== null) starts.push({ path, y, later: ((await startOfText(asked, path)) ?? Infinity) - y });
  }
  starts.sort((a, b) => b.y - a.y);
  const below = starts.filter(({ y }) => y >= SCREEN.height);
  const late = starts.filter(({ later }) => later > ROOM_FOR_COOKIES);
  console.log(
    `${starts.length} texts; ${below.length} begin below the first screen, ${late.length} much later with cookies:`,
  );
  for (const { path, y, later } of new Set([...below, ...late, ...starts.slice(0, 5)])) {
    console.log(`- ${path}: ${y} px, ${later} px later with cookies`);
  }
  if (below.length + late.length > 0 || starts.length === 0) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A page of a phone, whose reader has answered the question about cookies or is asked it. */
async function openPhone(of: Browser, { answered = false } = {}): Promise<Page> {
  const context = await of.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true });
  const flags = answered ? ['functional', 'video'] : [];
  await context.addCookies(flags.map((flag) => ({ name: `consent-${flag}`, value: 'denied', url: site.origin })));
  return context.newPage();
}

/**
 * How far down the text of a page begins, in pixels: with its main points where it has them ('In het kort'), else with its
 * first sentence; null for a page that is no text, such as a list.
 */
async function startOfText(page: Page, path: string): Promise<number | null> {
  await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
  return page.evaluate(() => {
    const text = document.querySelector('#artikel');
    const points = [...(text?.querySelectorAll('section') ?? [])].find(
      (section) => section.querySelector('h2')?.textContent === 'In het kort',
    );
    const sentence = [...((points ?? text)?.querySelectorAll('p, li, summary') ?? [])].find(
      (part) => part.checkVisibility() && part.textContent.trim() !== '',
    );
    return sentence ? Math.round(sentence.getBoundingClientRect().top) : null;
  });
}
