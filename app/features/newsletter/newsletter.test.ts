import { describe, expect, it } from 'vitest';
import { DAY, SECOND } from '#app/platform/clock.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { makeNewsletterRequest, makeSubscription } from '#tests/support/factory/newsletter.ts';
import { newsletterCalls } from '#tests/support/newsletter-calls.ts';
import { postOneClick } from '#tests/support/post-one-click.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { STOP_NEWSLETTER_PATH, stopNewsletterPath, unsubscribeNewsletterPath } from './paths.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const site = setUpTestSite({}, { pages: allPages() });

const { ask, askWith, confirm, unsubscribe, tokenMailedTo, subscribed } = newsletterCalls(site);

const open = async (url: string) => (await request(site, 'GET', url)).body;
const tokenOf = (email: string) => unsubscribeToken(email, site.platform.config.secret);

describe('asking for the newsletter', () => {
  it('subscribes an address once its owner has used the link in the mail', async () => {
    const email = 'Anna@example.org';
    expect((await ask(email)).json()).toEqual({ Subscribed: false });
    const [mail, ...others] = await site.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Bevestig je aanmelding voor de nieuwsbrief');
    expect(mail?.html).toContain('Ja, ik wil de nieuwsbrief');
    expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    expect(await subscribed(email)).toEqual([]);
    expect((await confirm(await tokenMailedTo(email))).statusCode).toBe(200);
    expect(await subscribed(email)).toEqual([email]);
  });

  it('twice tells the owner alone that the address is subscribed, with a link that ends it', async () => {
    const email = 'al@example.org';
    await makeSubscription(site.platform, email);
    expect((await ask('AL@example.org')).json()).toEqual({ Subscribed: false });
    const [mail] = await site.mailsTo('AL@example.org');
    expect(mail?.subject).toBe('Je krijgt de nieuwsbrief al');
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const [, link = ''] = /^<(.+)>$/.exec(header) ?? [];
    expect(link).toContain(`${site.platform.config.publicUrl.origin}${STOP_NEWSLETTER_PATH}?token=`);
    expect(mail?.text).toContain(link);
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    );
    const { pathname, search } = new URL(link);
    expect((await oneClick(pathname + search)).statusCode).toBe(200);
    expect(await subscribed(email)).toEqual([]);
    expect(await site.platform.db.selectFrom('newsletterRequest').selectAll().execute()).toEqual([]);
  });

  it('names what is wrong with the form, all at once', async () => {
    expect((await askWith({ Email: 'geen adres' })).json().fields).toEqual({
      Email: 'Dit e-mailadres is niet geldig',
      Recaptcha: 'Dit is een verplicht veld',
    });
    expect((await askWith({ Email: 'a@example.org', Recaptcha: 'x' })).json().fields).toEqual({
      Recaptcha: 'Vink het vakje opnieuw aan.',
    });
  });

  it('works for a member at once and without a captcha, for their own address alone', async () => {
    const member = await makeMember(site.platform);
    const as = await makeSession(site.platform, member.id);
    expect((await ask('moeder@example.org', as)).json()).toEqual({ Subscribed: false });
    expect((await ask(member.email.toUpperCase(), as)).json()).toEqual({ Subscribed: true });
    expect(await site.mailsTo(member.email)).toEqual([]);
    expect((await site.mailsTo('moeder@example.org')).length).toBe(1);
    expect(await subscribed(member.email, 'moeder@example.org')).toEqual([member.email]);
  });
});

describe('R7 the link that confirms', () => {
  it('works for a day, and is not used up by opening it', async () => {
    await ask('optijd@example.org');
    await ask('laat@example.org');
    const [inTime, late] = [await tokenMailedTo('optijd@example.org'), await tokenMailedTo('laat@example.org')];
    site.clock.advance(DAY - SECOND);
    expect(await open(`/nieuwsbrief/bevestigen?token=${inTime}`)).toContain('optijd@example.org');
    expect(await subscribed('optijd@example.org')).toEqual([]);
    expect((await confirm(inTime)).statusCode).toBe(200);
    site.clock.advance(SECOND);
    expect((await confirm(late)).json().error).toBe('invalid_token');
    expect(await open(`/nieuwsbrief/bevestigen?token=${late}`)).toContain('Deze link werkt niet (meer)');
    site.clock.advance(SECOND);
    await site.scheduledJobs();
    expect(await site.platform.db.selectFrom('newsletterRequest').selectAll().execute()).toEqual([]);
  });

  it('ends all links of its address, so that no old one subscribes it again', async () => {
    const email = 'vaker@example.org';
    const [first, second] = [
      await makeNewsletterRequest(site.platform, email),
      await makeNewsletterRequest(site.platform, email),
    ];
    expect((await confirm(second)).statusCode).toBe(200);
    expect((await confirm(first)).statusCode).toBe(422);
    expect((await confirm(second)).statusCode).toBe(422);
    expect(await subscribed(email)).toEqual([email]);
  });

  it('subscribes once when it is used many times at once', async () => {
    const token = await makeNewsletterRequest(site.platform, 'tegelijk@example.org');
    const responses = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422]);
    expect(await subscribed('tegelijk@example.org')).toHaveLength(1);
  });
});

const oneClick = (url: string, body?: string) => postOneClick(site, url, body);

describe('the link in each newsletter', () => {
  it('ends it in one click of a mail program, and not by being opened', async () => {
    const email = 'lezer@example.org';
    await makeSubscription(site.platform, email);
    const link = stopNewsletterPath(tokenOf(email));
    const opened = await request(site, 'GET', link);
    expect([opened.statusCode, opened.headers['cache-control']]).toEqual([303, 'private, no-store']);
    expect(opened.headers.location).toMatch(/^\/nieuwsbrief\/afmelden\?token=/);
    const page = await open(String(opened.headers.location));
    expect(page).toContain(email);
    expect(page).toContain('Meld me af');
    for (const body of ['', 'List-Unsubscribe=Two-Clicks', 'iets=anders'])
      expect((await oneClick(link, body)).statusCode).toBe(422);
    expect(await subscribed(email)).toEqual([email]);
    const done = await oneClick(link);
    expect([done.statusCode, done.body, done.headers['set-cookie']]).toEqual([200, '', undefined]);
    expect(await subscribed(email)).toEqual([]);
  });

  it('also takes the form of RFC 8058 that is made of parts', async () => {
    await makeSubscription(site.platform, 'delen@example.org');
    const payload = new FormData();
    payload.set('List-Unsubscribe', 'One-Click');
    const url = stopNewsletterPath(tokenOf('delen@example.org'));
    expect((await site.server.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
    expect(await subscribed('delen@example.org')).toEqual([]);
  });

  it('keeps working: a second time, and after the reader came back', async () => {
    const email = 'terug@example.org';
    const token = tokenOf(email);
    await makeSubscription(site.platform, email);
    for (let time = 0; time < 2; time += 1) expect((await unsubscribe(token)).statusCode).toBe(200);
    await makeSubscription(site.platform, 'Terug@example.org');
    site.clock.advance(900 * DAY);
    expect((await unsubscribe(token)).statusCode).toBe(200);
    expect(await subscribed('Terug@example.org')).toEqual([]);
  });

  it('that is none of ours ends nothing, whatever is wrong with it', async () => {
    const email = 'blijft@example.org';
    await makeSubscription(site.platform, email);
    const [token, other] = [tokenOf(email), unsubscribeToken(email, 'a secret of somebody else, as long as ours')];
    const answers = new Set<string>();
    for (const bad of [other, token.slice(1), `${token}A`, token.slice(0, 20), 'x', 'x'.repeat(10_000)]) {
      const { statusCode, body } = await unsubscribe(bad);
      answers.add(`${statusCode} ${body.replace(/"requestId":"[\w-]+"/, '')}`);
      expect((await oneClick(stopNewsletterPath(bad.slice(0, 500)))).statusCode).toBe(422);
      expect(await open(unsubscribeNewsletterPath(bad.slice(0, 500)))).toContain('Deze link werkt niet.');
    }
    expect(answers.size).toBe(1);
    expect((await oneClick(STOP_NEWSLETTER_PATH)).statusCode).toBe(422);
    expect(await subscribed(email)).toEqual([email]);
  });
});
