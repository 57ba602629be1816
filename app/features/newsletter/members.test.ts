import { beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '#app/platform/clock.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { makeEmailChange, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { makeNewsletterRequest, makeSubscription } from '#tests/support/factory/newsletter.ts';
import { newsletterCalls } from '#tests/support/newsletter-calls.ts';
import { registrationCalls } from '#tests/support/registration-calls.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/* A member's choice and the subscription of their address are the same row (docs/decisions/unsubscribing.md). */

const PASSWORD = 'zonnebloem7';

const site = setUpTestSite();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const { ask, confirm, unsubscribe, tokenMailedTo, subscribed } = newsletterCalls(site);

async function logIn(email?: string) {
  const member = await makeMember(site.platform, { passwordHash, ...(email && { email }) });
  const as = await makeSession(site.platform, member.id);
  return {
    ...member,
    choose: (wanted: boolean) => request(site, 'PUT', '/api/v1/CustomUser/ChangeNewsletterOptin', { as, body: wanted }),
    /** What the setting shows. */
    chosen: async () => (await request(site, 'GET', '/api/v1/CustomUser', { as })).json().NewsletterOptin,
    moveTo: async (newEmail: string) =>
      request(site, 'POST', '/api/v1/CustomUser/ConfirmNewEmail', {
        as,
        body: { Token: await makeEmailChange(site.platform, { memberId: member.id, newEmail }) },
      }),
    leave: () => request(site, 'POST', '/api/v1/delete-user', { as, body: { Password: PASSWORD } }),
  };
}

const datesOf = async (email: string) =>
  (
    await site.platform.db
      .selectFrom('newsletterSubscription')
      .select('subscribedAt')
      .where('email', '=', email)
      .execute()
  ).map(({ subscribedAt }) => subscribedAt);

describe('a member', () => {
  it('sees in their settings what the form did with their address as a visitor, and the other way round', async () => {
    const member = await logIn('Beide@example.org');
    expect(await member.chosen()).toBe(false);
    await ask('BEIDE@example.org');
    await confirm(await tokenMailedTo('BEIDE@example.org'));
    expect(await member.chosen()).toBe(true);
    expect((await member.choose(false)).statusCode).toBe(200);
    expect(await subscribed('BEIDE@example.org', member.email)).toEqual([]);
    for (let time = 0; time < 2; time += 1) expect((await member.choose(true)).statusCode).toBe(200);
    expect(await subscribed(member.email)).toEqual([member.email]);
    await unsubscribe(unsubscribeToken(member.email, site.platform.config.secret));
    expect(await member.chosen()).toBe(false);
  });

  it('who says no ends the links that were mailed to them', async () => {
    const member = await logIn();
    const token = await makeNewsletterRequest(site.platform, member.email);
    await member.choose(false);
    expect((await confirm(token)).statusCode).toBe(422);
    expect(await member.chosen()).toBe(false);
  });

  it('takes the newsletter along to another address, with the date of the consent', async () => {
    const member = await logIn('oud@example.org');
    const consentedAt = new Date(site.clock.now().getTime() - 30 * DAY);
    await makeSubscription(site.platform, member.email, consentedAt);
    expect((await member.moveTo('nieuw@example.org')).statusCode).toBe(200);
    expect(await subscribed('oud@example.org', 'nieuw@example.org')).toEqual(['nieuw@example.org']);
    expect(await datesOf('nieuw@example.org')).toEqual([consentedAt]);
    expect(await member.chosen()).toBe(true);
  });

  it('who moves to an address that is subscribed gets one newsletter there', async () => {
    const member = await logIn();
    await makeSubscription(site.platform, member.email);
    await makeSubscription(site.platform, 'samen@example.org');
    await member.moveTo('samen@example.org');
    expect(await subscribed(member.email, 'samen@example.org')).toEqual(['samen@example.org']);
  });

  it('R31 who deletes the account gets no newsletter, not even by a link that was mailed before', async () => {
    const member = await logIn();
    await makeSubscription(site.platform, member.email);
    const token = await makeNewsletterRequest(site.platform, member.email);
    expect((await member.leave()).statusCode).toBe(200);
    expect(await subscribed(member.email)).toEqual([]);
    expect((await confirm(token)).statusCode).toBe(422);
  });
});

describe('a registration', () => {
  const { register, tokenMailedTo: verificationToken, confirm: confirmEmail } = registrationCalls(site);

  it('subscribes who asked for it, once the address is confirmed', async () => {
    await register('wil@example.org', { NewsletterOptin: true });
    await register('wilniet@example.org', { NewsletterOptin: false });
    expect(await subscribed('wil@example.org')).toEqual([]);
    for (const email of ['wil@example.org', 'wilniet@example.org'])
      expect((await confirmEmail(await verificationToken(email))).statusCode).toBe(200);
    expect(await subscribed('wil@example.org', 'wilniet@example.org')).toEqual(['wil@example.org']);
  });

  it('without the box leaves a subscription that the address has', async () => {
    await makeSubscription(site.platform, 'lezer@example.org');
    await register('lezer@example.org', { NewsletterOptin: false });
    await confirmEmail(await verificationToken('lezer@example.org'));
    expect(await subscribed('lezer@example.org')).toEqual(['lezer@example.org']);
  });
});
