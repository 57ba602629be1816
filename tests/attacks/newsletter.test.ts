import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerNewsletterRequest } from '#app/features/newsletter/commands/answer-newsletter-request.tsx';
import { DAY } from '#app/platform/clock.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { someOf } from '#tests/support/thorough.ts';
import { makeMember, makeSession } from '../support/factory/members.ts';
import { makeNewsletterRequest, makeSubscription } from '../support/factory/newsletter.ts';
import { newsletterCalls } from '../support/newsletter-calls.ts';
import { recordChanges, takeChanges } from '../support/recorded-changes.ts';
import { request } from '../support/request.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';
import { openTestSite, setUpTestSite } from '../support/test-site.ts';

const site = setUpTestSite({ LIMIT_NEWSLETTER_TO_ADDRESS: '3/86400' });
beforeAll(async () => {
  await recordChanges(site.platform.db);
});
beforeEach(() => site.work());

const { ask, askWith, confirm, subscribed } = newsletterCalls(site);

let count = 0;

/** The address of a subscriber, of a member who is none, of one who waits, and of nobody, all of the same length. */
async function addresses() {
  count += 1;
  const [reader, member, waiting, nobody] = ['a', 'b', 'c', 'd'].map(
    (letter) => `iemand-${letter}${String(count).padStart(3, '0')}@example.org`,
  ) as [string, string, string, string];
  await makeSubscription(site.platform, reader);
  await makeMember(site.platform, { email: member });
  await makeNewsletterRequest(site.platform, waiting);
  return [reader, member, waiting, nobody];
}

describe('R1 nobody learns who gets the newsletter', () => {
  it('from the answer, which is the same byte for byte', async () => {
    const as = await makeSession(site.platform, (await makeMember(site.platform)).id);
    for (const asker of [null, as]) {
      const answers = new Set<string>();
      for (const email of await addresses()) {
        const { statusCode, headers, body } = await ask(email, asker);
        const { date: _, ...others } = headers;
        answers.add(JSON.stringify({ statusCode, others, body }));
      }
      expect([...answers]).toHaveLength(1);
    }
  });

  it('from its time: the same tables change before it, because only the worker looks the address up', async () => {
    for (const email of await addresses()) {
      const Recaptcha = await solveCaptcha(site.platform);
      await takeChanges(site.platform.db); // discards the changes of earlier requests
      await askWith({ Email: email, Recaptcha });
      expect(await takeChanges(site.platform.db), email).toEqual(['captchaUse', 'newsletterRequest']);
    }
  });
});

describe('the mailbox of somebody else', () => {
  it('is not subscribed by whoever types its address, and nothing is left of that after a day', async () => {
    await ask('slachtoffer@example.org');
    await site.work();
    expect(await subscribed('slachtoffer@example.org')).toEqual([]);
    site.clock.advance(DAY + 1);
    await site.scheduledJobs();
    expect(await site.platform.db.selectFrom('newsletterRequest').selectAll().execute()).toEqual([]);
  });

  it('gets three mails a day at most, also at addresses with a plus, and subscribed or not', async () => {
    for (const [name, isReader] of [
      ['vol', false],
      ['lezer', true],
    ] as const) {
      if (isReader) await makeSubscription(site.platform, `${name}@example.org`);
      const asked = [name, name, `${name.toUpperCase()}`, `${name}+1`, `${name}+2`].map(
        (local) => `${local}@example.org`,
      );
      for (const email of asked) expect((await ask(email)).statusCode).toBe(200);
      await site.work();
      const mails = await readOutbox(site.platform.config.dataDir, 1000);
      const toThem = mails.filter(({ mail }) => mail.to?.[0]?.address?.toLowerCase().startsWith(name));
      expect(toThem).toHaveLength(3);
    }
  });

  it('gets one mail of a request that had to be tried again, which counts once', async () => {
    const limited = await openTestSite({ LIMIT_NEWSLETTER_TO_ADDRESS: '1/86400' });
    const { platform } = limited;
    const as = await makeSession(platform, (await makeMember(platform)).id);
    await request(limited, 'POST', '/api/v1/newsletter/request', { as, body: { Email: 'later@example.org' } });
    const { id } = await platform.db.selectFrom('newsletterRequest').select('id').executeTakeFirstOrThrow();
    const unreachable = { ...platform, mailer: { send: () => Promise.reject(new Error('unreachable')) } };
    for (const _time of [1, 2]) await expect(answerNewsletterRequest(unreachable, id)).rejects.toThrow('unreachable');
    await limited.work();
    expect(await readOutbox(platform.config.dataDir, 100)).toHaveLength(1);
    await limited.close();
  });
});

describe('what is typed as an address', () => {
  const typed = [
    'a@example.org\r\nBcc: kwaad@evil.example',
    'a@example.org\nkwaad@evil.example',
    'a@example.org,kwaad@evil.example',
    'Anna <kwaad@evil.example>',
    'a%evil.example@example.org',
    'evil.example!a@example.org',
    '|opdracht@example.org',
    '=HYPERLINK@example.org',
    '+316@example.org',
    `${'a'.repeat(10_000)}@example.org`,
    `a@${'b.'.repeat(5000)}nl`,
  ];
  it.each(someOf(4, typed))('R28, R33 is refused when it is %j, and mails nobody', async (email) => {
    await takeChanges(site.platform.db);
    const response = await ask(email);
    expect([response.statusCode, response.json().fields]).toEqual([422, { Email: 'Dit e-mailadres is niet geldig' }]);
    expect(await takeChanges(site.platform.db)).toEqual([]);
    await site.work();
    const mails = await readOutbox(site.platform.config.dataDir, 1000);
    expect(mails.filter(({ mail }) => JSON.stringify(mail.to).includes('evil'))).toEqual([]);
  });

  it('R28 has one recipient in the mail, and no header of its own', async () => {
    await ask("o'hara+x@example.org");
    const [mail] = await site.mailsTo("o'hara+x@example.org");
    expect([mail?.to?.length, mail?.cc ?? [], mail?.bcc ?? []]).toEqual([1, [], []]);
  });
});

describe('R7 links', () => {
  it('are stored as a hash only', async () => {
    await ask('hash@example.org');
    const [mail] = await site.mailsTo('hash@example.org');
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token).toHaveLength(43); // 256 bits
    const stored = await site.platform.db.selectFrom('newsletterRequest').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await confirm(token)).statusCode).toBe(200);
  });

  it('that are wrong get one answer, whatever is wrong', async () => {
    const used = await makeNewsletterRequest(site.platform, 'gebruikt@example.org');
    await confirm(used);
    const expired = await makeNewsletterRequest(site.platform, 'verlopen@example.org');
    site.clock.advance(DAY);
    const answers = new Set<string>();
    for (const token of [used, expired, 'x'.repeat(43), 'x', 'x'.repeat(10_000)]) {
      const { statusCode, body } = await confirm(token);
      answers.add(`${statusCode} ${body.replace(/"requestId":"[\w-]+"/, '')}`);
    }
    expect(answers.size).toBe(1);
    expect(await subscribed('verlopen@example.org')).toEqual([]);
  });

  it('R9 and forms of another site change nothing', async () => {
    const token = await makeNewsletterRequest(site.platform, 'vreemd@example.org');
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }]) {
      const url = '/api/v1/newsletter/confirm';
      const response = await site.server.inject({ method: 'POST', url, payload: { Token: token }, headers });
      expect(response.json().error).toBe('foreign_request');
    }
    expect(await subscribed('vreemd@example.org')).toEqual([]);
  });
});

it('a captcha is accepted once, and a network may ask only so often', async () => {
  const Recaptcha = await solveCaptcha(site.platform);
  expect((await askWith({ Email: 'een@example.org', Recaptcha })).statusCode).toBe(200);
  expect((await askWith({ Email: 'twee@example.org', Recaptcha })).statusCode).toBe(422);
  const limited = await openTestSite({ LIMIT_NEWSLETTER_REQUEST: '2/3600' });
  const statuses = [];
  for (let time = 0; time < 3; time += 1)
    statuses.push((await request(limited, 'POST', '/api/v1/newsletter/request', { body: { Email: '' } })).statusCode);
  expect(statuses).toEqual([422, 422, 429]);
  await limited.close();
});
