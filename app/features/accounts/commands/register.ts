import { HEALTH_CONSENT_VERSION } from '#app/features/profiles/index.ts';
import { CAPTCHA_ERROR } from '#app/platform/captcha/visitor-captcha.ts';
import type { Database } from '#app/platform/database/database.ts';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import { hashPassword, SALT_BYTES } from '#app/platform/passwords/passwords.ts';
import type { Platform } from '#app/platform/platform.ts';
import { keyedHash } from '#app/platform/session/token.ts';
import { validatePassword } from '../common-passwords.ts';
import { verificationMailJob } from '../jobs.ts';
import { USERNAME_TAKEN } from '../registration/username-taken.ts';
import { claimUsername, isUsernameTaken } from '../registration/usernames.ts';

export interface NewRegistration {
  username: string;
  email: string;
  password: string;
  relationshipId: number;
  healthConsent: boolean;
  newsletterOptin: boolean;
  captcha: string;
  network: string;
  /** Set for a donor, with the id of the person whom the donor wants to reach, if any (choices.md 3). */
  donor: { targetId: number | null } | null;
}

/**
 * Stores a registration until its address is confirmed. It never looks up whether the address has an account: either
 * way it writes the same row in the same time, and only the mail differs (rules.md R1). Throws AppError invalid_input
 * naming each wrong field, or captcha_failed for a solution that was used before.
 */
export async function register(
  { db, jobs, clock, captcha, config }: Pick<Platform, 'db' | 'jobs' | 'clock' | 'captcha' | 'config'>,
  person: NewRegistration,
): Promise<{ createdAt: Date }> {
  const fields = await validateRegistration({ db, captcha, config }, person);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  if (!(await captcha.verify(person.captcha))) throw new AppError('captcha_failed', { fields: CAPTCHA_ERROR });
  const passwordHash = await hashPassword(person.password, {
    network: person.network,
    salt: registrationSalt(config.secret, person.email),
  });
  const createdAt = clock.now();
  await db.transaction().execute(async (transaction) => {
    await claimUsername({ db: transaction, config }, person.username); // somebody may have taken it since it was validated
    const { id: registrationId } = await transaction
      .insertInto('registration')
      .values({
        username: person.username,
        email: person.email,
        passwordHash,
        // Health data: always validated, but stored only with consent (rules.md R35).
        relationshipId: person.healthConsent ? person.relationshipId : null,
        healthConsentVersion: person.healthConsent ? HEALTH_CONSENT_VERSION : null,
        newsletterOptin: person.newsletterOptin,
        asDonor: person.donor !== null,
        donorTargetId: selectMemberId(transaction, person.donor?.targetId ?? null),
        createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.send(transaction, verificationMailJob, { registrationId });
  });
  return { createdAt };
}

/** A subquery for the id, null where no such member exists any more. */
const selectMemberId = (db: Database, id: number | null) => db.selectFrom('member').select('id').where('id', '=', id);

/**
 * Validates what only the server can validate: whether the username is free, the password uncommon and the captcha
 * solved. Gives the errors by field name; a field that is left out is not validated.
 */
export async function validateRegistration(
  { db, captcha, config }: Pick<Platform, 'db' | 'captcha' | 'config'>,
  person: { username?: string | undefined; password?: string | undefined; captcha?: string | undefined },
): Promise<FieldErrors> {
  const [taken, solved] = await Promise.all([
    person.username !== undefined && isUsernameTaken({ db, config }, person.username),
    person.captcha === undefined || captcha.isSolution(person.captcha),
  ]);
  return {
    ...(taken && { Username: USERNAME_TAKEN }),
    ...(await validatePassword(person.password)),
    ...(!solved && CAPTCHA_ERROR),
  };
}

/**
 * The salt of the passwords of all registrations of an address. They share one so that logging in compares a password with
 * all of them by one hash: whoever registered twice may give either password, and the time does not tell how many there
 * are (rules.md R2). Nobody can compute it without the secret.
 */
const registrationSalt = (secret: string, email: string): Buffer =>
  keyedHash(secret, 'registration', normaliseAddress(email)).subarray(0, SALT_BYTES);
