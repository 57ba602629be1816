import { normaliseAddress } from '#app/platform/mail/address.ts';
import { SALT_BYTES } from '#app/platform/passwords/passwords.ts';
import { keyedHash } from '#app/platform/session/token.ts';

/**
 * The salt of the passwords of all registrations of an address. They share one so that logging in compares a password with
 * all of them by one hash: whoever registered twice may give either password, and the time does not tell how many there
 * are (rules.md R2). Nobody can compute it without the secret.
 */
export const registrationSalt = (secret: string, email: string): Buffer =>
  keyedHash(secret, 'registration', normaliseAddress(email)).subarray(0, SALT_BYTES);
