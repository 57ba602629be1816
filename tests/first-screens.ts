// Measures on a phone of 390 by 844 where 'In het kort' of each article of the demo begins, on a first visit with the question
// about cookies: on the first screen (library-20). Run by `npm run proof`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startContentSite } from '../bench/sites/content-site.ts';
import { findBrowser } from '../bin/install/browser.js';
import { CHROMIUM_FLAGS } from './support/chromium-flags.ts';
import { listSitemap } from './support/list-sitemap.ts';

const SCREEN = { width: 390, height: 844 };

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-first-screens-'));
const site = await startContentSite(folder);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage({ viewport: SCREEN, isMobile: true, hasTouch: true });
  const starts: { path: string; y: number }[] = [];
  for (const path of await listSitemap(site.origin)) {
    if (!path.startsWith('/artikelen/')) continue;
    await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
    const title = page.getByRole('heading', { level: 2, name: 'In het kort' });
    const y = await title.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    starts.push({ path, y });
  }
  starts.sort((a, b) => b.y - a.y);
  const below = starts.filter(({ y }) => y >= SCREEN.height);
  console.log(`${starts.length} articles; of ${below.length} 'In het kort' begins below the first screen. The lowest:`);
  for (const { path, y } of starts.slice(0, 5)) console.log(`- ${path}: ${y} px`);
  if (below.length > 0 || starts.length === 0) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
