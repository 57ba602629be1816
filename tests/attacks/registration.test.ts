import { describe, expect, it } from 'vitest';
import { makeMember, makeRegistration } from '../support/factory/members.ts';
import { registrationCalls } from '../support/registration-calls.ts';
import { request } from '../support/request.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';
import { openTestSite, setUpTestSite } from '../support/test-site.ts';

const site = setUpTestSite();

const { register, tokenMailedTo, confirm, logIn, exists } = registrationCalls(site);

describe('R1 registering does not show whether an address has an account', () => {
  it('not by its response, the username look-up afterwards, or logging in with the new password', async () => {
    const known = (await makeMember(site.platform)).email;
    for (const email of [known, 'nieuw@example.org']) {
      const { body, response } = await register(email);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ Created: site.clock.now().toISOString(), Email: email });
      expect(await exists(body.Username)).toBe('true');
      expect((await logIn(email, body.Password)).statusCode).toBe(422);
      expect((await logIn(email, 'iets-anders-9')).statusCode).toBe(401);
    }
  });

  it('only the mail to that address tells it', async () => {
    const known = (await makeMember(site.platform)).email;
    await register(known);
    await register('onbekend@example.org');
    const [toKnown] = await site.mailsTo(known);
    const [toUnknown] = await site.mailsTo('onbekend@example.org');
    expect(toKnown?.subject).toBe('Je hebt al een account bij Niergenoten');
    expect(toKnown?.text).not.toContain('token=');
    expect(toUnknown?.subject).toBe('Bevestig je e-mailadres voor Niergenoten');
  });
});

describe('R35 health data', () => {
  it.each([
    [true, 55362],
    [false, null],
  ])('is stored with consent %s: %s', async (HealthConsent, stored) => {
    const email = `toestemming-${HealthConsent}@example.org`;
    await register(email, { HealthConsent });
    await confirm(await tokenMailedTo(email));
    const profile = await site.platform.db
      .selectFrom('profile')
      .innerJoin('member', 'member.id', 'profile.memberId')
      .where('member.email', '=', email)
      .select('relationshipId')
      .executeTakeFirstOrThrow();
    expect(profile.relationshipId).toBe(stored);
  });
});

describe('a registration has an error for', () => {
  it.each([
    [
      'R3 the name of a member in another case',
      { Username: 'VAST_gebruikt' },
      'Username',
      'Deze gebruikersnaam is al in gebruik',
    ],
    [
      'R3 the name of an unconfirmed registration',
      { Username: 'Wacht_Nog' },
      'Username',
      'Deze gebruikersnaam is al in gebruik',
    ],
    ['R3 a reserved name', { Username: 'Moderator' }, 'Username', 'Deze gebruikersnaam is al in gebruik'],
    [
      'R3 a name that speaks for the site',
      { Username: 'team-n1ergen0ten' },
      'Username',
      'Deze gebruikersnaam is al in gebruik',
    ],
    [
      'a name without a letter or digit',
      { Username: '_-_-_' },
      'Username',
      'De gebruikersnaam moet een letter of cijfer bevatten',
    ],
    [
      'R4 a common password',
      { Password: 'password1' },
      'Password',
      'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.',
    ],
    [
      'R4 a password that is made as people make them',
      { Password: 'Welkom01' },
      'Password',
      'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.',
    ],
    ['a captcha that was not solved', { Recaptcha: 'e30=' }, 'Recaptcha', 'Vink het vakje opnieuw aan.'],
  ])('%s', async (_what, more, field, message) => {
    await site.platform.db
      .insertInto('member')
      .values({ username: 'vast_gebruikt', email: 'vast@example.org', passwordHash: 'x', createdAt: site.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if ((await exists('wacht_nog')) === 'false') await makeRegistration(site.platform, { username: 'wacht_nog' });
    const { response } = await register('weigering@example.org', more);
    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toMatchObject({ [field]: message });
  });

  it('all errors are named at once, whether schema, database or captcha finds them', async () => {
    const wrong = { Username: 'moderator', Password: 'password1', Recaptcha: 'e30=' };
    const { response } = await register('geen adres', { ...wrong, RelationshipId: 0, Terms: false });
    expect(Object.entries(response.json().fields)).toEqual([
      ['Username', 'Deze gebruikersnaam is al in gebruik'],
      ['Email', 'Dit e-mailadres is niet geldig'],
      ['Password', 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.'],
      ['RelationshipId', 'Dit is een verplicht veld'],
      ['Terms', 'Dit is een verplicht veld'],
      ['Recaptcha', 'Vink het vakje opnieuw aan.'],
    ]);
  });

  it('a captcha that was sent with a refused form may be sent again', async () => {
    const Recaptcha = await solveCaptcha(site.platform);
    expect((await register('geen adres', { Recaptcha })).response.json().fields).not.toHaveProperty('Recaptcha');
    expect((await register('toch-een-adres@example.org', { Recaptcha })).response.statusCode).toBe(200);
  });

  it('R1 an address that has an account is not an error', async () => {
    const known = (await makeMember(site.platform)).email;
    const fields = async (email: string) => (await register(email, { Password: 'kort' })).response.json().fields;
    expect(await fields(known)).toEqual(await fields('onbekend-maar-fout@example.org'));
  });

  it('a captcha that was used before', async () => {
    const Recaptcha = await solveCaptcha(site.platform);
    expect((await register('een@example.org', { Recaptcha })).response.statusCode).toBe(200);
    expect((await register('nogeen@example.org', { Recaptcha })).response.json()).toMatchObject({
      error: 'captcha_failed',
    });
  });

  it('R3 more than 20 name look-ups a minute from one network', async () => {
    const limited = await openTestSite({ LIMIT_USERNAME_LOOKUP: '20/60' });
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      const body = { Username: `naam_${time}` };
      statuses.push((await request(limited, 'POST', '/api/v1/Registration/ExistsUsername', { body })).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    await limited.close();
  });
});
