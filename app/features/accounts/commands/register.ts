import type { Captcha } from '#app/platform/captcha/captcha.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { validatePassword } from '../common-passwords.ts';
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
  /** Of who registers as a donor: the id of the person they want to reach, where there is one (decisions.md 3). */
  donor: { targetId: number | null } | null;
}

/**
 * Stores a registration until its address is confirmed. Never looks whether the address has an account: the same row is
 * written, in the same time, and only the mail differs (rules.md R1).
 * Throws AppError invalid_input naming each wrong field, or captcha_failed for a solution that was used before.
 */
export async function register(
  { db, jobs, clock, captcha }: { db: Database; jobs: Jobs; clock: Clock; captcha: Captcha },
  person: NewRegistration,
): Promise<{ createdAt: Date }> {
  const fields = await validateRegistration({ db, captcha }, person);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  if (!(await captcha.verify(person.captcha))) throw new AppError('captcha_failed', { fields: CAPTCHA_FAILED });
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
        asDonor: person.donor !== null,
        donorTargetId: memberWithId(transaction, person.donor?.targetId ?? null),
        createdAt,
      })
      .onConflict((conflict) => conflict.doNothing()) // somebody chose the name a moment ago
      .returning('id')
      .executeTakeFirst();
    if (!kept) throw new AppError('invalid_input', { fields: USERNAME_TAKEN });
    await jobs.send(transaction, sendVerification, { registrationId: kept.id });
  });
  return { createdAt };
}

/** The member with this id, if there still is one. */
const memberWithId = (db: Database, id: number | null) => db.selectFrom('member').select('id').where('id', '=', id);

/**
 * Validates what only the server can of a registration: gives the errors by the name of the field. A field that is not
 * given is not validated.
 */
export async function validateRegistration(
  { db, captcha }: { db: Database; captcha: Captcha },
  person: { username?: string | undefined; password?: string | undefined; captcha?: string | undefined },
): Promise<FieldErrors> {
  const [taken, solved] = await Promise.all([
    person.username !== undefined && isUsernameTaken({ db }, person.username),
    person.captcha === undefined || captcha.isSolution(person.captcha),
  ]);
  return {
    ...(taken && USERNAME_TAKEN),
    ...(await validatePassword(person.password)),
    ...(!solved && CAPTCHA_FAILED),
  };
}

const USERNAME_TAKEN = { Username: 'Deze gebruikersnaam is al in gebruik' };
const CAPTCHA_FAILED = { Recaptcha: 'Vink het vakje opnieuw aan.' };
