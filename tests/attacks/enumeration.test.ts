import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendVerificationMail } from '#app/features/accounts/commands/send-verification-mail.tsx';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { makeMember, makeRegistration } from '../support/factory/members.ts';
import { recordChanges, takeChanges } from '../support/recorded-changes.ts';
import { request } from '../support/request.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';
import { openTestSite, setUpTestSite } from '../support/test-site.ts';

const site = setUpTestSite();
beforeAll(async () => {
  await recordChanges(site.platform.db);
});

let count = 0;

/** The address of a member, of an unconfirmed registration, and of nobody, all of the same length. */
async function addresses() {
  count += 1;
  const number = String(count).padStart(3, '0');
  const [member, waiting, nobody] = ['a', 'b', 'c'].map((letter) => `iemand-${letter}${number}@example.org`);
  const passwordHash = await hashPassword('zonnebloem7');
  await makeMember(site.platform, { email: member as string, passwordHash });
  await makeRegistration(site.platform, { email: waiting as string, passwordHash });
  return [member, waiting, nobody] as [string, string, string];
}

const post = (url: string, body: object) => request(site, 'POST', url, { body });

const requests: Record<string, (email: string) => Promise<LightMyRequestResponse>> = {
  register: async (Email) => post('/api/v1/Registration/Register', await registrationFields(Email)),
  'register as a donor': async (Email) => post('/api/v1/Registration/RegisterDonor', await registrationFields(Email)),
  'register with a wrong password': async (Email) =>
    post('/api/v1/Registration/Register', { ...(await registrationFields(Email)), Password: 'kort' }),
  'log in': (Email) => post('/api/v1/login/login', { Email, Password: 'iets-anders-9' }),
  'have the verification mail sent again': (Email) => post('/api/v1/Registration/ReconfirmEmail', { Email }),
  'ask for a link to log in': (Email) => post('/api/v1/login/mail', { Email }),
  'say that the password is forgotten': (Email) => post('/api/v1/Registration/ForgotPassword', { Email }),
};

async function registrationFields(Email: string) {
  count += 1;
  return {
    Username: `enum_${String(count).padStart(4, '0')}`,
    Email,
    Password: 'zonnebloem7',
    RelationshipId: 55362,
    Terms: true,
    Recaptcha: await solveCaptcha(site.platform),
  };
}

/** An answer as text, without what differs for each request: its date, its id and the address. */
function comparable({ statusCode, headers, body }: LightMyRequestResponse, email: string): string {
  const { date: _, ...otherHeaders } = headers;
  const text = body.replace(/"requestId":"[\w-]+"/, '"requestId":""').replaceAll(email, '<address>');
  return JSON.stringify({ statusCode, headers: otherHeaders, text });
}

describe('R1 the response is the same, byte for byte, for a member, an unconfirmed registration and an unknown address, on the request to', () => {
  it.each(Object.keys(requests))('%s', async (what) => {
    const responses = new Set<string>();
    for (const email of await addresses()) {
      const response = await requests[what]?.(email);
      if (response) responses.add(comparable(response, email));
    }
    expect([...responses]).toHaveLength(1);
  });
});

describe('R1 the same tables change before the response, because only the worker looks the address up, on the request to', () => {
  it.each([
    ['have the verification mail sent again', ['mailRequest']],
    ['say that the password is forgotten', ['mailRequest']],
    ['register', ['captchaUse', 'registration']],
  ])('%s', async (what, expected) => {
    for (const email of await addresses()) {
      await takeChanges(site.platform.db); // discards the changes of earlier requests
      await requests[what]?.(email);
      expect(await takeChanges(site.platform.db), email).toEqual(expected);
    }
  });

  it('in the end the requests are deleted, and only known addresses have a mail', async () => {
    await site.work();
    const [member, waiting, nobody] = await addresses();
    for (const email of [member, waiting, nobody]) {
      await requests['say that the password is forgotten']?.(email);
      await requests['have the verification mail sent again']?.(email);
    }
    await site.work();
    expect(await mailSubjectsTo(member)).toEqual([
      'Een nieuw wachtwoord voor Niergenoten',
      'Je hebt al een account bij Niergenoten',
    ]);
    expect(await mailSubjectsTo(waiting)).toEqual(['Bevestig je e-mailadres voor Niergenoten']);
    expect(await mailSubjectsTo(nobody)).toEqual([]);
    expect(await site.platform.db.selectFrom('mailRequest').selectAll().execute()).toEqual([]);
  });
});

it('repeated requests for one address do not flood its mailbox', async () => {
  const limited = await openTestSite({ LIMIT_MAIL_TO_ADDRESS: '2/3600' });
  const { email } = await makeMember(limited.platform);
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    const body = { Email: time % 2 ? email.toUpperCase() : email };
    statuses.push((await request(limited, 'POST', '/api/v1/Registration/ForgotPassword', { body })).statusCode);
  }
  await limited.work();
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(await readOutbox(limited.platform.config.dataDir, 100)).toHaveLength(2);
  await limited.close();
});

it('repeated registrations of one address do not flood its mailbox, and count with the requests for another mail', async () => {
  const limited = await openTestSite({ LIMIT_MAIL_TO_ADDRESS: '3/3600' });
  const { email } = await makeMember(limited.platform);
  for (const address of ['nieuw@example.org', email]) {
    for (let time = 0; time < 6; time += 1) {
      const body = await registrationFields(time % 2 ? address.toUpperCase() : address);
      body.Recaptcha = await solveCaptcha(limited.platform);
      const url = `/api/v1/Registration/Register${time % 3 ? '' : 'Donor'}`;
      expect((await request(limited, 'POST', url, { body })).statusCode).toBe(200);
    }
    const again = { body: { Email: address } };
    expect((await request(limited, 'POST', '/api/v1/Registration/ReconfirmEmail', again)).statusCode).toBe(200);
  }
  await limited.work();
  const mails = await readOutbox(limited.platform.config.dataDir, 100);
  const recipients = mails.map(({ mail }) => mail.to?.[0]?.address?.toLowerCase());
  expect(recipients.sort()).toEqual([...Array(3).fill(email), ...Array(3).fill('nieuw@example.org')]);
  await limited.close();
});

it('a registration whose mail is retried counts once', async () => {
  const limited = await openTestSite({ LIMIT_MAIL_TO_ADDRESS: '1/3600' });
  const { platform } = limited;
  const { id } = await makeRegistration(platform);
  const unreachable = { ...platform, mailer: { send: () => Promise.reject(new Error('unreachable')) } };
  for (const _time of [1, 2]) await expect(sendVerificationMail(unreachable, id)).rejects.toThrow('unreachable');
  await sendVerificationMail(platform, id);
  expect(await readOutbox(platform.config.dataDir, 100)).toHaveLength(1);
  await limited.close();
});

async function mailSubjectsTo(email: string): Promise<string[]> {
  const mails = await readOutbox(site.platform.config.dataDir, 1000);
  return mails
    .filter(({ mail }) => mail.to?.[0]?.address === email)
    .map(({ mail }) => mail.subject ?? '')
    .sort();
}
