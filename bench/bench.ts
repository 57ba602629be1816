import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#database/seed/demo-accounts.ts';
import { type Load, p99AtRate, throughput } from './measure.ts';
import { logIn, startBenchSite, startPlain } from './servers.ts';

/** How many requests a second the 99th percentile is measured at. */
const RATE = 100;

/** Headers that every server sets itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

const REACTION = JSON.stringify({ Body: 'Een reactie om mee te meten.' });

interface Measured {
  what: string;
  perSecond: number;
  plainPerSecond: number;
  p99: number;
}

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-bench-'));
const site = await startBenchSite(folder);
try {
  const session = await logIn(site.origin, DEMO_ACCOUNTS[0]?.email ?? '', DEMO_PASSWORD);
  const { id, path } = await longestConversation(site.origin);
  const member = { cookie: session.cookie };
  const measured = [
    await measure('conversation page, visitor (cached)', { url: site.origin + path }),
    await measure('conversation page, member (rendered)', { url: site.origin + path, headers: () => member }),
    await measure('its reactions as JSON, member', {
      url: `${site.origin}/api/v1/conversations/${id}/reactions`,
      headers: () => member,
    }),
    await measure('posting a reaction', posting(`${site.origin}/api/v1/conversations/${id}/reactions`, session)),
  ];
  report(measured);
} finally {
  await site.stop();
}

/** The load against the site and, in the same run, a plain server that sends the same bytes: headers and body. */
async function measure(what: string, load: Load): Promise<Measured> {
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify(await rawAnswer(load)));
  const plain = await startPlain(file);
  try {
    const perSecond = await throughput(load);
    const plainPerSecond = await throughput({ ...load, url: plain.origin });
    return { what, perSecond, plainPerSecond, p99: await p99AtRate(load, RATE) };
  } finally {
    await plain.stop();
  }
}

/** An answer of the site as it goes over the line, compressed where it is. */
function rawAnswer({
  url,
  method = 'GET',
  headers = () => ({}),
  body,
}: Load): Promise<{ headers: [string, string][]; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: { ...headers(), 'accept-encoding': 'br, gzip' } }, async (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url}: ${answer.statusCode}`));
      const bytes = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>)).toString('base64');
      const sent = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        OWN.has(name) ? [] : values.map((value): [string, string] => [name, value]),
      );
      resolve({ headers: sent, body: bytes });
    });
    asked.once('error', reject);
    asked.end(body);
  });
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
