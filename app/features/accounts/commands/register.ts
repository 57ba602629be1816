import type { Captcha } from '#app/platform/captcha/captcha.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { HEALTH_CONSENT_VERSION } from '../health-consent.ts';
import { sendVerification } from '../jobs.ts';
import { isUsernameTaken } from '../usernames.ts';

export interface NewRegistration {
  username: string;
  email: string;
  password: string;
  relationshipId: number;
  healthConsent: boolean;
  newsletterOptin: boolean;
  captcha: string;
}

/**
 * Keeps a registration until its mailbox is confirmed. Never looks whether the address has an account: the same row is
 * written, in the same time, and only the mail differs (rules.md R1).
 * Throws AppError captcha_failed, or invalid_input for a name that is taken or a password that is too common.
 */
export async function register(
  { db, jobs, clock, captcha }: { db: Database; jobs: Jobs; clock: Clock; captcha: Captcha },
  person: NewRegistration,
): Promise<{ createdAt: Date }> {
  await checkChoices(db, person);
  if (!(await captcha.verify(person.captcha))) {
    throw new AppError('captcha_failed', { fields: { Recaptcha: 'Vink het vakje opnieuw aan.' } });
  }
  const passwordHash = await hashPassword(person.password);
  const createdAt = clock.now();
  await db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .insertInto('registration')
      .values({
        username: person.username,
        email: person.email,
        passwordHash,
        // Health data: checked, but kept only with consent (rules.md R35).
        relationshipId: person.healthConsent ? person.relationshipId : null,
        healthConsentVersion: person.healthConsent ? HEALTH_CONSENT_VERSION : null,
        newsletterOptin: person.newsletterOptin,
        createdAt,
      })
      .onConflict((conflict) => conflict.doNothing()) // somebody chose the name a moment ago
      .returning('id')
      .executeTakeFirst();
    if (!kept) throw usernameTaken();
    await jobs.send(transaction, sendVerification, { registrationId: kept.id });
  });
  return { createdAt };
}

async function checkChoices(db: Database, { username, password }: NewRegistration): Promise<void> {
  const fields: Record<string, string> = {};
  if (await isUsernameTaken({ db }, username)) fields.Username = usernameTaken().fields.Username ?? '';
  if (isCommonPassword(password)) fields.Password = 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.';
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

const usernameTaken = () =>
  new AppError('invalid_input', { fields: { Username: 'Deze gebruikersnaam is al in gebruik' } });
