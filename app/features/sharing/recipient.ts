import { mailboxOf } from '#app/platform/mail/address.ts';
import { isSigned, keyedHash, signature } from '#app/platform/session/token.ts';

/**
 * The recipient of shared mails as a keyed hash, which alone is stored (rules.md R29). Its other
 * addresses, with a plus in the local part, give no further mails.
 */
export const hashRecipient = (address: string, secret: string): Buffer =>
  keyedHash(secret, 'share recipient', mailboxOf(address));

const PURPOSE = 'share opt-out';

/** The token of the link by which a recipient gets no more shared mails. It works as long as the secret stays. */
export function optOutToken(recipientHash: Buffer, secret: string): string {
  const value = recipientHash.toString('base64url');
  return `${value}.${signature({ secret, purpose: PURPOSE, value })}`;
}

/** The hash of the recipient to whom we sent this token, or null when it is none of ours. */
export function recipientOfToken(token: string, secret: string): Buffer | null {
  const [value = '', sent = '', ...others] = token.length > MAX_TOKEN ? [] : token.split('.');
  const isOurs = others.length === 0 && isSigned(sent, { secret, purpose: PURPOSE, value });
  return isOurs ? Buffer.from(value, 'base64url') : null;
}

/** Longer than any token, which is twice a hash in base64. */
const MAX_TOKEN = 200;
