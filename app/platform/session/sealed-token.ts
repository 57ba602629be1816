import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyedHash } from './token.ts';

const ALGORITHM = 'aes-256-gcm';

/** The sizes of the nonce and of the authentication tag in bytes (NIST SP 800-38D). */
const NONCE_SIZE = 12;
const TAG_SIZE = 16;

/** Longer than any token, which is at most the longest address and its seal in base64. */
const MAX_TOKEN = 400;

/** The secret of the site, and the use of the token, which keeps it from being used for anything else. */
interface Seal {
  secret: string;
  purpose: string;
}

/**
 * The token of a link that must work for as long as the secret stays, such as one to unsubscribe. It is `value`, encrypted:
 * so nothing is stored for it, and a proxy that logs the link learns nothing.
 */
export function sealToken(value: string, seal: Seal): string {
  const nonce = randomBytes(NONCE_SIZE);
  const cipher = createCipheriv(ALGORITHM, keyOf(seal), nonce, { authTagLength: TAG_SIZE });
  const encrypted = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** The value of a token, or null when it is none of ours, or one for another purpose. */
export function openSealedToken(token: string, seal: Seal): string | null {
  if (token.length > MAX_TOKEN) return null;
  const sealed = Buffer.from(token, 'base64url');
  const [nonce, rest] = [sealed.subarray(0, NONCE_SIZE), sealed.subarray(NONCE_SIZE)];
  if (rest.length <= TAG_SIZE) return null;
  const decipher = createDecipheriv(ALGORITHM, keyOf(seal), nonce, { authTagLength: TAG_SIZE });
  decipher.setAuthTag(rest.subarray(0, TAG_SIZE));
  const value = decipher.update(rest.subarray(TAG_SIZE));
  try {
    return Buffer.concat([value, decipher.final()]).toString('utf8');
  } catch {
    return null; // another key, or something was changed
  }
}

const keyOf = ({ secret, purpose }: Seal): Buffer => keyedHash(secret, purpose, 'key');
