// Follows every link of the site with the content of the demo, as a visitor: each leads to a page, and each page has a title
// of its own, one heading of the first level and real text. Run by `npm run proof`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { startContentSite } from '../bench/sites/content-site.ts';
import { listSitemap } from './support/list-sitemap.ts';

/** The fewest words in the main part of a page of an editor. */
const MIN_WORDS = 40;

/**
 * Pages that forms and messages lead to, pages of members, who tell what they like, and pages that list what is elsewhere.
 */
const SHORT =
  /^\/(inloggen|registreren|uitloggen|wachtwoord|email|verificatie|account|voorbeeld|dev|delen|personen|zoeken|cookies)/;

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-links-'));
const site = await startContentSite(folder);
const faults: string[] = [];
/** Where each address was first found. */
const found = new Map<string, string>([['/', 'the start']]);
const titles = new Map<string, string>();
let documents = 0;
try {
  for (const path of await listSitemap(site.origin)) found.set(path, found.get(path) ?? 'the sitemap');
  // Paths that are found on the way are added at the end of the map, and followed as well.
  for (const [path, from] of found) await follow(path, from);
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${found.size} addresses were followed, ${documents} pages among them; ${faults.length} faults.`);
for (const fault of faults) console.log(`- ${fault}`);
if (faults.length > 0 || documents < 200) process.exitCode = 1;

async function follow(path: string, from: string): Promise<void> {
  const response = await fetch(site.origin + path, { redirect: 'manual' });
  const body = await response.text();
  const location = response.headers.get('location');
  if (location) return note(new URL(location, site.origin + path), `${path} (${response.status})`);
  if (response.status === 403 && isClosed(body)) return;
  if (response.status !== 200) return fault(`${path}, linked from ${from}, has status ${response.status}`);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return;
  documents += 1;
  checkPage(path, new JSDOM(body, { url: site.origin + path }).window.document);
}

/** Whether this is the page in place of a conversation that only participants may read. */
function isClosed(body: string): boolean {
  return body.includes('<title>Alleen voor deelnemers |');
}

function checkPage(path: string, document: Document): void {
  const title = document.title;
  const sameTitle = titles.get(title);
  if (sameTitle && !path.includes('?') && !SHORT.test(path)) fault(`${path} has the title of ${sameTitle}: ${title}`);
  if (!path.includes('?')) titles.set(title, path);
  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) fault(`${path} has ${headings} headings of the first level`);
  const words = document.querySelector('main')?.textContent?.split(/\s+/).length ?? 0;
  if (words < MIN_WORDS && !SHORT.test(path)) fault(`${path} has ${words} words`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) note(new URL(link.href), path);
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[src]')) note(new URL(picture.src), path);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    if (link.hash.length > 1 && !document.getElementById(decodeURIComponent(link.hash.slice(1))))
      fault(`${path} links to ${link.hash}, which it does not have`);
}

/**
 * Adds an address of this site to those to follow, without its fragment. Of the filters of a list only one value at a time:
 * all combinations would be thousands. And without what only says where to return, or for how many a recipe is: a page
 * would be followed once for each page that leads to it.
 */
function note(url: URL, from: string): void {
  for (const name of ['afterLoginUrl', 'terug', 'personen']) url.searchParams.delete(name);
  const { origin, pathname, search, searchParams } = url;
  if (origin !== site.origin || searchParams.size > 1 || /,|%2C/i.test(search)) return;
  const path = pathname + search;
  if (!found.has(path)) found.set(path, from);
}

function fault(text: string): void {
  faults.push(text);
}
