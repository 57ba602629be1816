import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '#app/platform/clock.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import {
  type MemberMade,
  makeEmailChange,
  makeMember,
  makePerson,
  makeResetToken,
  makeSession,
  type PersonMade,
} from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { openTestSite, setUpTestSite } from '../support/test-site.ts';

const PASSWORD = 'zonnebloem7';

const site = setUpTestSite();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

let count = 0;
const newAddress = () => {
  count += 1;
  return `verhuisd${count}@example.org`;
};

const makeMover = () => makePerson(site.platform, { passwordHash });

const change = ({ as }: PersonMade, NewEmail: string, more: object = {}) =>
  request(site, 'POST', '/api/v1/CustomUser/ChangeEmail', { as, body: { NewEmail, Password: PASSWORD, ...more } });
const confirm = (Token: string, more: object = {}, as: PersonMade['as'] | null = null) =>
  request(site, 'POST', '/api/v1/CustomUser/ConfirmNewEmail', { as, body: { Token, ...more } });
const logIn = async (Email: string, Password = PASSWORD) =>
  (await request(site, 'POST', '/api/v1/login/login', { body: { Email, Password } })).statusCode;

const tokenIn = (text = '') => /email-wijzigen\?token=([\w-]+)/.exec(text)?.[1] ?? '';

const addressOf = async ({ id }: MemberMade) =>
  (await site.platform.db.selectFrom('member').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

describe('R6 another address', () => {
  it('is that of the member once the link in the new mailbox was used, and the old one is told', async () => {
    const mover = await makeMover();
    const email = newAddress();
    expect((await change(mover, email)).statusCode).toBe(200);
    const [mail] = await site.mailsTo(email);
    expect(mail?.subject).toBe('Bevestig je nieuwe e-mailadres voor Niergenoten');
    expect([await logIn(mover.email), await logIn(email)]).toEqual([200, 401]);
    const token = tokenIn(mail?.text);
    const stored = await site.platform.db.selectFrom('emailChange').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);

    expect((await confirm(token, { Password: PASSWORD })).statusCode).toBe(200);
    expect([await logIn(mover.email), await logIn(email)]).toEqual([401, 200]);
    const [farewell] = await site.mailsTo(mover.email);
    expect(farewell?.subject).toBe('Je e-mailadres voor Niergenoten is gewijzigd');
    expect(farewell?.text).not.toContain(email);
    expect((await confirm(token, { Password: PASSWORD })).json()).toMatchObject({ error: 'invalid_token' });
  });

  it('that is taken gets the same answer and state, and a mail to it alone', async () => {
    const [mover, other] = [await makeMover(), await makeMover()];
    const free = await change(mover, newAddress());
    const taken = await change(mover, other.email.toUpperCase());
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    const [mail] = await site.mailsTo(other.email);
    expect(mail?.subject).toBe('Je e-mailadres hoort al bij een account van Niergenoten');
    expect(mail?.text).not.toContain(mover.username);
    expect(tokenIn(mail?.text)).toBe('');
    expect(await site.mailsTo(mover.email)).toEqual([]);
    const pending = await site.platform.db
      .selectFrom('emailChange')
      .select('newEmail')
      .where('memberId', '=', mover.id)
      .execute();
    expect(pending).toEqual([{ newEmail: other.email.toUpperCase() }]); // as for a free one
  });

  it('does not change when somebody else got it meanwhile', async () => {
    const [mover, other] = [await makeMover(), await makeMover()];
    const token = await makeEmailChange(site.platform, { memberId: mover.id, newEmail: other.email });
    expect((await confirm(token, {}, mover.as)).json()).toMatchObject({ error: 'invalid_token' });
    expect(await addressOf(mover)).toBe(mover.email);
  });

  it('of one request takes the place of the request before', async () => {
    const mover = await makeMover();
    const [first, second] = [newAddress(), newAddress()];
    await change(mover, first);
    const [mail] = await site.mailsTo(first);
    await change(mover, second);
    expect((await confirm(tokenIn(mail?.text), {}, mover.as)).json()).toMatchObject({ error: 'invalid_token' });
    expect(await addressOf(mover)).toBe(mover.email);
  });

  it('makes links for a new password that went to the old one useless', async () => {
    const mover = await makeMover();
    const reset = await makeResetToken(site.platform, mover.id);
    await confirm(await makeEmailChange(site.platform, { memberId: mover.id, newEmail: newAddress() }), {}, mover.as);
    const response = await request(site, 'POST', '/api/v1/Registration/ResetPassword', {
      body: { Email: await addressOf(mover), Password: 'korenbloem8', Token: reset },
    });
    expect(response.json()).toMatchObject({ error: 'invalid_token' });
  });

  it('mails one address at most five times an hour, however many members want it', async () => {
    const limited = await openTestSite({ LIMIT_MAIL_TO_ADDRESS: '5/3600' });
    const email = newAddress();
    for (let time = 0; time < 7; time += 1) {
      const { id } = await makeMember(limited.platform, { passwordHash });
      await request(limited, 'POST', '/api/v1/CustomUser/ChangeEmail', {
        as: await makeSession(limited.platform, id),
        body: { NewEmail: email, Password: PASSWORD },
      });
    }
    await limited.work();
    expect(await readOutbox(limited.platform.config.dataDir, 100)).toHaveLength(5);
    await limited.close();
  });
});

describe('R7, R41 the link', () => {
  it('needs the password in a browser without a session of the member, and nothing in one with it', async () => {
    const [mover, other] = [await makeMover(), await makeMover()];
    const token = await makeEmailChange(site.platform, { memberId: mover.id, newEmail: newAddress() });
    for (const [body, as] of [
      [{}, null],
      [{}, other.as],
      [{ Password: 'verkeerd1' }, null],
    ] as const) {
      expect((await confirm(token, body, as)).json()).toMatchObject({
        error: 'wrong_credentials',
        fields: { Password: 'Dit wachtwoord is niet geldig' },
      });
    }
    expect((await confirm(token, {}, mover.as)).statusCode).toBe(200);
  });

  it('works for 24 hours, and once when it is used many times at once', async () => {
    const [mover, late] = [await makeMover(), await makeMover()];
    const [email, lateEmail] = [newAddress(), newAddress()];
    await change(mover, email);
    await change(late, lateEmail);
    const [[mail], [lateMail]] = [await site.mailsTo(email), await site.mailsTo(lateEmail)];
    site.clock.advance(24 * HOUR - 1000);
    const body = { Password: PASSWORD };
    const responses = await Promise.all(Array.from({ length: 5 }, () => confirm(tokenIn(mail?.text), body)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422]);
    site.clock.advance(1000);
    expect((await confirm(tokenIn(lateMail?.text), body)).json()).toMatchObject({ error: 'invalid_token' });
  });
});

describe('R5 the change', () => {
  it('names all wrong fields, and the address that the member has', async () => {
    const mover = await makeMover();
    expect((await change(mover, 'a@b.c', { Password: '' })).json().fields).toEqual({
      NewEmail: 'Dit e-mailadres is niet geldig',
      Password: 'Dit is een verplicht veld',
    });
    expect((await change(mover, mover.email.toUpperCase(), { Password: '' })).json().fields).toEqual({
      NewEmail: 'Dit is al je e-mailadres',
      Password: 'Dit is een verplicht veld',
    });
  });

  it('counts wrong passwords towards the block of the login, which holds here too', async () => {
    const mover = await makeMover();
    for (let time = 0; time < 5; time += 1) {
      expect((await change(mover, newAddress(), { Password: 'verkeerd1' })).statusCode).toBe(401);
    }
    const blocked = await change(mover, newAddress());
    expect([blocked.statusCode, blocked.json().error]).toEqual([403, 'temporarily_blocked']);
    expect(await logIn(mover.email)).toBe(403);
  });

  it('does not forgive earlier wrong passwords', async () => {
    const mover = await makeMover();
    for (let time = 0; time < 4; time += 1) await logIn(mover.email, 'verkeerd1');
    expect((await change(mover, newAddress())).statusCode).toBe(200);
    expect(await logIn(mover.email, 'verkeerd1')).toBe(401);
    expect(await logIn(mover.email)).toBe(403);
  });
});
