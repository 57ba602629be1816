import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DB } from '#app/platform/database/types.generated.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { recordChanges, takeChanges } from '#tests/support/recorded-changes.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { register } from './register.ts';

const site = setUpTestSite();
beforeAll(async () => {
  await recordChanges(site.platform.db);
});

let made = 0;

/** Registers an address. Gives the statements that ran for it and the tables that got new rows. */
async function recordRegistration(email: string) {
  made += 1;
  const letter = String.fromCharCode(96 + made); // a digit may look like a letter, and such a name is looked up twice
  const { platform } = site;
  const statements: string[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: platform.pool }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void statements.push(query.sql),
  });
  const captcha = await solveCaptcha(platform);
  const person = { username: `naam_${letter}`, email, password: 'zonnebloem7', captcha };
  const choices = { relationshipId: 55362, healthConsent: true, newsletterOptin: false, network: 'a', donor: null };
  await takeChanges(platform.db); // discards the changes of earlier requests
  await register({ ...platform, db }, { ...person, ...choices });
  return { statements, tables: await takeChanges(platform.db) };
}

describe('R1 registering does the same, whether or not the address has an account', () => {
  it.each([
    ['as it was typed', (email: string) => email],
    ['in another case', (email: string) => email.toUpperCase()],
  ])('%s', async (_how, typed) => {
    const known = await recordRegistration(typed((await makeMember(site.platform)).email));
    const unknown = await recordRegistration(`onbekend${made}@example.org`);
    expect(known).toEqual(unknown);
    expect(known.tables).toEqual(['captchaUse', 'registration']);
    expect(known.statements.filter((sql) => sql.includes('insert into "registration"'))).toHaveLength(1);
    expect(known.statements.filter((sql) => sql.includes('pgboss.job'))).not.toEqual([]);
    expect(known.statements.join()).not.toMatch(/email[^,]*=/); // nothing is looked up by the address
  });

  it('and sends one mail, to the address that was given', async () => {
    const known = (await makeMember(site.platform)).email;
    await recordRegistration(known);
    await recordRegistration('iemand@example.org');
    await site.work();
    const mails = (await readOutbox(site.platform.config.dataDir, 100)).map(({ mail }) => mail);
    for (const email of [known, 'iemand@example.org']) {
      expect(mails.filter(({ to }) => to?.some(({ address }) => address === email))).toHaveLength(1);
    }
  });
});

it('R3 gives a username to one of many concurrent registrations, whatever the case of its letters', async () => {
  const { platform } = site;
  const captchas = await Promise.all(Array.from({ length: 8 }, () => solveCaptcha(platform)));
  const choices = { relationshipId: 55362, healthConsent: false, newsletterOptin: false, network: 'a', donor: null };
  const person = { ...choices, password: 'zonnebloem7' };
  const outcomes = await Promise.allSettled(
    captchas.map((captcha, index) => {
      const username = index % 2 ? 'Gewild' : 'gewild';
      return register(platform, { ...person, username, email: `gewild${index}@example.org`, captcha });
    }),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason.fields);
  expect(refused).toEqual(Array(7).fill({ Username: 'Deze gebruikersnaam is al in gebruik' }));
});
