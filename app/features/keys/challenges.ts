import { randomBytes } from 'node:crypto';
import { after, MINUTE } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { hashToken, isSigned, signature } from '#app/platform/session/token.ts';

/** How long a challenge may be answered. */
export const CHALLENGE_LIFETIME = 10 * MINUTE;

/** What a challenge is for. An answer to one is none to another. */
export interface ChallengeUse {
  purpose: 'login' | 'add' | 'confirm';
  /** The browser or session that asked for it, which alone may answer. */
  askedBy: string;
}

/**
 * A challenge for a passkey. It is signed instead of stored, so that whoever looks at the login page leaves no row: it holds
 * its own end, and its signature holds what it is for and who asked.
 */
export function newChallenge(
  use: ChallengeUse,
  { secret, now }: { secret: string; now: Date },
): Uint8Array<ArrayBuffer> {
  const value = `${after(now, CHALLENGE_LIFETIME).getTime()}.${randomBytes(16).toString('base64url')}`;
  const text = `${value}.${signature({ secret, ...signed(use, value) })}`;
  return new Uint8Array(Buffer.from(text));
}

/** Whether a device signed a challenge of ours, in base64url, for this use and in time. */
export function isOwnChallenge(
  challenge: string,
  use: ChallengeUse,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const [end = '', nonce = '', sent = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
  return isSigned(sent, { secret, ...signed(use, `${end}.${nonce}`) }) && Number(end) > now.getTime();
}

const signed = ({ purpose, askedBy }: ChallengeUse, value: string) => ({
  purpose: `passkey-${purpose}`,
  value: `${value}.${askedBy}`,
});

/** Uses a challenge up. Gives whether it was unused: of two answers to it, one counts. */
export async function consumeChallenge(db: OpenTransaction, challenge: string, now: Date): Promise<boolean> {
  const used = await db
    .insertInto('usedChallenge')
    .values({ challengeHash: hashToken(challenge), expiresAt: after(now, CHALLENGE_LIFETIME) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expiresAt')
    .executeTakeFirst();
  return used !== undefined;
}
