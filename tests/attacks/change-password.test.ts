import { beforeAll, expect, it } from 'vitest';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import {
  makeEmailChange,
  makePerson,
  makeResetToken,
  makeSession,
  type PersonMade,
} from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { setUpTestSite } from '../support/test-site.ts';

const OLD = 'zonnebloem7';
const NEW = 'korenbloem8';

const site = setUpTestSite();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(OLD);
});

const makeChanger = () => makePerson(site.platform, { passwordHash });

const change = ({ as }: PersonMade, more: object = {}) =>
  request(site, 'POST', '/api/v1/User/ChangePassword', { as, body: { Password: OLD, NewPassword: NEW, ...more } });
const logIn = async (Email: string, Password: string) =>
  (await request(site, 'POST', '/api/v1/login/login', { body: { Email, Password } })).statusCode;
const isLoggedIn = async (as: PersonMade['as']) =>
  (await request(site, 'GET', '/api/v1/antiforgery', { as })).statusCode === 200;

it('R8 ends every session of the member, this one too, and no session of others', async () => {
  const [changer, other] = [await makeChanger(), await makeChanger()];
  const elsewhere = await makeSession(site.platform, changer.id);
  const { username: Username, email: Email } = changer;
  const response = await change(changer, { Username, Email, NewPasswordConfirmation: NEW });
  expect(response.statusCode).toBe(200);
  expect(response.cookies.map(({ name, value }) => `${name}=${value}`)).toContain('session=');
  expect(await Promise.all([changer.as, elsewhere, other.as].map(isLoggedIn))).toEqual([false, false, true]);
  expect([await logIn(Email, OLD), await logIn(Email, NEW)]).toEqual([401, 200]);
});

it('R6 tells the member by mail, without a token', async () => {
  const changer = await makeChanger();
  await change(changer);
  await site.work();
  const mails = await readOutbox(site.platform.config.dataDir, 100);
  const own = mails.map(({ mail }) => mail).filter(({ to }) => to?.[0]?.address === changer.email);
  expect(own.map(({ subject }) => subject)).toEqual(['Je wachtwoord voor Niergenoten is gewijzigd']);
  expect(own[0]?.text).not.toContain('token=');
});

it('R7 makes every link useless that was mailed for the account', async () => {
  const changer = await makeChanger();
  const Token = await makeResetToken(site.platform, changer.id);
  const newEmail = 'gekaapt@example.org';
  const emailToken = await makeEmailChange(site.platform, { memberId: changer.id, newEmail });
  await change(changer);
  const reset = await request(site, 'POST', '/api/v1/Registration/ResetPassword', {
    body: { Email: changer.email, Password: 'boterbloem9', Token },
  });
  const confirm = await request(site, 'POST', '/api/v1/CustomUser/ConfirmNewEmail', {
    body: { Token: emailToken, Password: NEW },
  });
  expect([reset.json().error, confirm.json().error]).toEqual(['invalid_token', 'invalid_token']);
});

it('names all wrong fields at once', async () => {
  const changer = await makeChanger();
  expect(
    (await change(changer, { Password: '', NewPassword: 'kort', NewPasswordConfirmation: 'x' })).json().fields,
  ).toEqual({
    Password: 'Dit is een verplicht veld',
    NewPassword: 'Het wachtwoord moet minimaal 7 karakters en 1 cijfer bevatten',
    NewPasswordConfirmation: 'De wachtwoorden zijn niet gelijk',
  });
  expect((await change(changer, { Password: '', NewPassword: 'password1' })).json().fields).toEqual({
    Password: 'Dit is een verplicht veld',
    NewPassword: 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.',
  });
  expect((await change(changer, { Password: 'verkeerd1' })).json()).toMatchObject({
    fields: { Password: 'Dit wachtwoord is niet geldig' },
  });
  expect(await logIn(changer.email, OLD)).toBe(200);
});

it('R5 counts wrong passwords towards the block of the login, and a wrong name as none', async () => {
  const changer = await makeChanger();
  for (const more of [{ Username: 'iemand_anders' }, { Email: 'iemand@example.org' }]) {
    for (let time = 0; time < 6; time += 1) expect((await change(changer, more)).statusCode).toBe(401);
  }
  for (let time = 0; time < 5; time += 1) await change(changer, { Password: 'verkeerd1' });
  expect((await change(changer)).statusCode).toBe(403);
  expect(await logIn(changer.email, OLD)).toBe(403);
});

it('of two changes at once with the same old password, one holds', async () => {
  const changer = await makeChanger();
  const responses = await Promise.all([change(changer), change(changer, { NewPassword: 'boterbloem9' })]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
});
