import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import { keyedHash } from '#app/platform/session/token.ts';

const ALGORITHM = 'aes-256-gcm';

/** The sizes of the nonce and of the authentication tag in bytes (NIST SP 800-38D). */
const NONCE_SIZE = 12;
const TAG_SIZE = 16;

/** Longer than any token, which is the longest address and its seal in base64. */
const MAX_TOKEN = 400;

/**
 * The token of the link that ends the newsletter for an address. It is the address, encrypted: so nothing is stored for it,
 * no address is in a link that a proxy may log, and it works as long as the secret stays, also after the reader came back.
 */
export function unsubscribeToken(address: string, secret: string): string {
  const nonce = randomBytes(NONCE_SIZE);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce, { authTagLength: TAG_SIZE });
  const encrypted = Buffer.concat([cipher.update(normaliseAddress(address), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** The normalised address of a token, or null when it is none of ours. */
export function addressOfToken(token: string, secret: string): string | null {
  if (token.length > MAX_TOKEN) return null;
  const sealed = Buffer.from(token, 'base64url');
  const [nonce, rest] = [sealed.subarray(0, NONCE_SIZE), sealed.subarray(NONCE_SIZE)];
  if (rest.length <= TAG_SIZE) return null;
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), nonce, { authTagLength: TAG_SIZE });
  decipher.setAuthTag(rest.subarray(0, TAG_SIZE));
  const address = decipher.update(rest.subarray(TAG_SIZE));
  try {
    return Buffer.concat([address, decipher.final()]).toString('utf8');
  } catch {
    return null; // another key, or something was changed
  }
}

const keyOf = (secret: string): Buffer => keyedHash(secret, 'newsletter unsubscribe', 'key');
