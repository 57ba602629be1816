import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#database/seed/demo-accounts.ts';
import { publishArticle } from './article.ts';
import { besidePlain, type Throughput } from './beside-plain.ts';
import { type Load, p99AtRate } from './measure.ts';
import { logIn, startBenchSite } from './servers.ts';

/** How many requests a second the 99th percentile is measured at. */
const RATE = 100;

const REACTION = JSON.stringify({ Body: 'Een reactie om mee te meten.' });

/** What a page that is kept for visitors reaches of a plain server, at the least. */
const KEPT_AT_LEAST = 0.7;

interface Measured extends Throughput {
  what: string;
  p99: number;
}

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-bench-'));
const site = await startBenchSite(folder);
try {
  const session = await logIn(site.origin, DEMO_ACCOUNTS[0]?.email ?? '', DEMO_PASSWORD);
  const { id, path } = await longestConversation(site.origin);
  const article = site.origin + (await publishArticle(site.environment));
  const member = { cookie: session.cookie };
  const measured = [
    await measure('conversation page, visitor (cached)', { url: site.origin + path }),
    await measure('conversation page, member (rendered)', { url: site.origin + path, headers: () => member }),
    await measure('its reactions as JSON, member', {
      url: `${site.origin}/api/v1/conversations/${id}/reactions`,
      headers: () => member,
    }),
    await measure('posting a reaction', posting(`${site.origin}/api/v1/conversations/${id}/reactions`, session)),
    await measure('article with ten blocks, visitor (cached)', { url: article }),
    await measure('article with ten blocks, member (rendered)', { url: article, headers: () => member }),
  ];
  report(measured);
  const kept = measured.filter(({ what }) => what.endsWith('(cached)'));
  if (kept.some(({ perSecond, plainPerSecond }) => perSecond < KEPT_AT_LEAST * plainPerSecond)) process.exitCode = 1;
} finally {
  await site.stop();
}

/** How fast the site is under this load, and how soon it answers. */
async function measure(what: string, load: Load): Promise<Measured> {
  return { what, ...(await besidePlain(load)), p99: await p99AtRate(load, RATE) };
}

function posting(url: string, session: { cookie: string; antiforgery: string }): Load {
  const headers = {
    cookie: session.cookie,
    'x-xsrf-token': session.antiforgery,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };
  return {
    url,
    method: 'POST',
    headers: () => ({ ...headers, 'idempotency-key': randomUUID() }),
    body: REACTION,
  };
}

async function longestConversation(origin: string): Promise<{ id: number; path: string }> {
  const response = await fetch(`${origin}/api/v1/conversations/active?page_size=10`);
  const listed = (await response.json()) as {
    Conversation: { Id: number; Slug: string; Public: boolean };
    Group: { Slug: string };
    NumberOfReactions: number;
  }[];
  const [longest] = listed
    .filter(({ Conversation }) => Conversation.Public)
    .sort((a, b) => b.NumberOfReactions - a.NumberOfReactions);
  if (!longest) throw new Error('There is no public conversation to measure.');
  return { id: longest.Conversation.Id, path: `/groepen/${longest.Group.Slug}/${longest.Conversation.Slug}` };
}

function report(measured: Measured[]): void {
  const lines = [
    '| what | requests/s | plain node:http | ratio | p99 at 100/s |',
    '|---|--:|--:|--:|--:|',
    ...measured.map(
      ({ what, perSecond, plainPerSecond, p99 }) =>
        `| ${what} | ${perSecond.toFixed(0)} | ${plainPerSecond.toFixed(0)} | ${(perSecond / plainPerSecond).toFixed(3)} | ${p99.toFixed(1)} ms |`,
    ),
  ];
  console.log(lines.join('\n'));
}
