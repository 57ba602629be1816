import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { DAY } from '#app/platform/clock.ts';
import { openPlatform } from '#app/platform/open-platform.ts';
import type { Platform } from '#app/platform/platform.ts';
import { openSite } from '#app/site.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

const article = makeDocument('medical-article');

let site: TestSite;
/** A second web process on the same database. */
let other: { platform: Platform; server: FastifyInstance };
beforeAll(async () => {
  site = await openTestSite({
    LIMIT_SHARE: '60/3600',
    LIMIT_SHARE_RECIPIENT: '20/3600',
    LIMIT_SHARE_TO_ADDRESS: '3/86400',
    LIMIT_SHARE_TOTAL: '100/3600',
  });
  const platform = await openPlatform(site.platform.config, { process: 'web', features, clock: site.clock });
  other = { platform, server: await openSite(platform, { features }) };
  await publish(site.platform, article);
});
afterAll(async () => {
  await other.server.close();
  await other.platform.close();
  await site.close();
});

const newMember = async () => makeSession(site.platform, (await makeMember(site.platform)).id);

/** Sends the article to these recipients through one of the two processes; gives the status. */
async function share(
  recipients: string[],
  process: Pick<TestSite, 'server'>,
  by: (SessionMade & { key?: string }) | { network: string },
) {
  const isMember = 'cookie' in by;
  const { statusCode } = await process.server.inject({
    method: 'POST',
    url: '/api/v1/library/sendarticle',
    ...(!isMember && { remoteAddress: by.network }),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(isMember && { cookie: by.cookie, 'x-xsrf-token': by.antiforgery }),
      ...(isMember && by.key && { 'idempotency-key': by.key }),
    },
    payload: {
      SenderName: 'Anna',
      EmailList: recipients.join(','),
      ItemId: article.id,
      ...(!isMember && { Recaptcha: await solveCaptcha(site.platform) }),
    },
  });
  return statusCode;
}

let made = 0;
const newRecipients = (count: number) =>
  Array.from({ length: count }, () => {
    made += 1;
    return `ontvanger${made}@example.org`;
  });

const mailsTo = async (address: string) => (await site.mailsTo(address)).length;

describe('R29 in two processes together', () => {
  it('a member has 20 recipients an hour, on any device', async () => {
    const { id } = await makeMember(site.platform);
    const [phone, laptop] = [await makeSession(site.platform, id), await makeSession(site.platform, id)];
    expect(await share(newRecipients(10), site, phone)).toBe(200);
    expect(await share(newRecipients(10), other, laptop)).toBe(200);
    for (const each of [site, other]) expect(await share(newRecipients(1), each, laptop)).toBe(429);
  });

  it('R34 a repetition counts no recipients', async () => {
    const sender = await newMember();
    const [first, second] = [newRecipients(10), newRecipients(10)];
    for (const each of [site, other, site])
      expect(await share(first, each, { ...sender, key: 'eerste-keer' })).toBe(200);
    expect(await share(second, site, { ...sender, key: 'tweede-keer' })).toBe(200);
    expect(await share(newRecipients(1), site, { ...sender, key: 'derde-keer' })).toBe(429);
    expect(await share(second, other, { ...sender, key: 'tweede-keer' })).toBe(200);
    for (const address of [...first, ...second]) expect(await mailsTo(address)).toBe(1);
  });

  it('a visitor has as many for the network', async () => {
    const visitor = { network: '198.51.100.9' };
    expect(await share(newRecipients(10), site, visitor)).toBe(200);
    expect(await share(newRecipients(8), other, visitor)).toBe(200);
    for (const each of [other, site]) expect(await share(newRecipients(3), each, visitor)).toBe(429);
    expect(await share(newRecipients(1), other, { network: '198.51.100.10' })).toBe(200);
  });

  it('a recipient gets 3 mails a day, whoever sends them and however the address is written', async () => {
    const written = ['oma@example.org', 'Oma@Example.org', 'oma+a@example.org', 'OMA+b@example.org', 'oma@example.org'];
    for (const [index, address] of written.entries())
      expect(await share([address], index % 2 ? site : other, await newMember())).toBe(200);
    let received = 0;
    for (const address of new Set(written.map((each) => each.replace(/@.*/, (domain) => domain.toLowerCase()))))
      received += await mailsTo(address);
    expect(received + (await mailsTo('Oma@Example.org'))).toBe(3);
    const { rows } = await site.platform.pool.query("select key from rate_limit where key like 'shareToAddress:%'");
    expect(JSON.stringify(rows)).not.toMatch(/oma|ontvanger/i);
  });

  it('concurrent requests can not exceed the limit', async () => {
    const sender = await newMember();
    const statuses = await Promise.all(
      Array.from({ length: 8 }, (_, number) => share(newRecipients(5), number % 2 ? site : other, sender)),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  });

  it('all senders have a ceiling, which is logged and measured', async () => {
    const logged: object[] = [];
    site.platform.log.error = (...line: unknown[]) => logged.push(line);
    for (let number = 0; number < 12; number += 1)
      await share(newRecipients(10), number % 2 ? site : other, await newMember());
    expect(await share(newRecipients(1), site, await newMember())).toBe(429);
    expect(logged).toContainEqual([{ limit: 'shareTotal' }, 'the ceiling of shared mails is reached']);
    const { body } = await site.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(body).toMatch(/rate_limit_refusals_total\{limit="shareTotal"\} [1-9]/);
    expect(body).not.toMatch(/rate_limit_refusals_total\{limit="login"\}/);
  });
});

it('who has no attempts left to share a page can still opt out', async () => {
  const post = (call: string, payload: object) =>
    site.server.inject({
      method: 'POST',
      url: `/api/v1/library/${call}`,
      remoteAddress: '198.51.100.20',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload,
    });
  for (let attempt = 0; attempt < 60; attempt += 1) expect((await post('sendarticle', {})).statusCode).toBe(422);
  expect((await post('sendarticle', {})).statusCode).toBe(429);
  expect((await post('sharedmails/optout', { Token: 'niet-van-ons' })).json().error).toBe('invalid_token');
});

it('a shared mail that could not be sent for a day is deleted', async () => {
  const row = { documentId: article.id, senderName: 'Anna', message: '', recipient: 'te-laat@example.org' };
  for (const requestedAt of [site.clock.now(), new Date(site.clock.now().getTime() - DAY - 1000)])
    await site.platform.db
      .insertInto('shareMail')
      .values({ ...row, requestedAt })
      .execute();
  await site.scheduledJobs();
  const left = await site.platform.db
    .selectFrom('shareMail')
    .select('recipient')
    .where('recipient', '=', row.recipient);
  expect(await left.execute()).toHaveLength(1);
});
