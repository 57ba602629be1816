import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { urlOf } from '#app/platform/http/calls/client.ts';
import { allCalls } from '#tests/contract/all-calls.ts';
import { makeFixture } from '#tests/contract/authorization/fixture.ts';
import type { Row } from '#tests/contract/authorization/row.ts';
import { stateNames } from '#tests/contract/authorization/states.ts';
import { table } from '#tests/contract/authorization/table.ts';
import { dumpDatabase } from '#tests/support/dump-database.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();

const rows: Record<string, Record<string, readonly Row[]>> = table;

/** For each call of members that takes a body, the first way in the authorization table in which it succeeds, and for whom. */
const sendings = allCalls.flatMap(([name, declared]) => {
  if (declared.access === 'anyone' || !declared.body || declared.upload) return [];
  const [feature = '', call = ''] = name.split('.');
  const ways = (rows[feature]?.[call] ?? []).flatMap((row) =>
    stateNames.filter((state) => row.responses[state].status === 200).map((state) => ({ name, declared, row, state })),
  );
  return ways.slice(0, 1);
});

/** The texts of several words and the addresses anywhere in a value, as they stand in JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\S[\s@]\S/.test(value) ? [JSON.stringify(value).slice(1, -1)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it('R45 neither the answers to repetitions nor the jobs hold anything that was sent, whatever call members make', async () => {
  const { db } = site.platform;
  const texts: string[] = [];
  const answered: string[] = [];
  for (const { name, declared, row, state } of sendings) {
    const fixture = await makeFixture(site.platform, { public: row.public ?? true });
    const { session } = fixture.people[state];
    const sent = await row.request(fixture, fixture.people[state]);
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    await request(site, declared.method, urlOf(declared, sent), { as: session, body: sent.body, headers });
    texts.push(...textsIn(sent.body));
    const keys = await db.selectFrom('idempotencyKey').select('key').where('key', '=', key).execute();
    answered.push(...keys.map(() => name));
  }
  expect(answered).toEqual(expect.arrayContaining(['messages.send', 'conversations.start', 'blogs.react']));
  expect(answered.length).toBeGreaterThan(20);
  expect(texts.length).toBeGreaterThan(20);
  const stored = (await dumpDatabase(db)).filter((each) => /^(public\.idempotency_key|pgboss\.job)/.test(each));
  expect(stored.length).toBeGreaterThan(answered.length);
  expect(stored.filter((each) => texts.some((text) => each.includes(text)))).toEqual([]);
});
