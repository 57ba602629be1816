import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 256 bits for a session or a link; only its hash is stored (rules.md R7, R8). */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The antiforgery token for the forms of a session; it can't be computed without the secret (rules.md R9). */
export const antiforgeryToken = (secret: string, sessionToken: string): string =>
  keyedHash(secret, 'antiforgery', sessionToken).toString('base64url');

/** A hash of `value` that can't be reversed by trying values; `purpose` keeps uses apart. */
export const keyedHash = (secret: string, purpose: string, value: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest();

interface Signed {
  secret: string;
  purpose: string;
  value: string;
}

/** The signature that proves that we wrote `value`. */
export const signature = ({ secret, purpose, value }: Signed): string =>
  keyedHash(secret, purpose, value).toString('base64url');

/** Whether `sent` is the signature of that value. */
export const isSigned = (sent: string, signed: Signed): boolean => isSame(sent, signature(signed));

/** Whether what was sent is the secret text that is expected; how long that takes does not tell where they differ. */
export function isSame(sent: string, expected: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
