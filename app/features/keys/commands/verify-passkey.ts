import type { OpenTransaction } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { type ChallengeUse, consumeChallenge, isOwnChallenge, newChallenge } from '../challenges.ts';
import type { PasskeyAnswer } from '../contract/credentials.ts';
import { loadWebAuthn, relyingParty } from '../relying-party.ts';

/** What the browser needs to ask for a passkey: of this member, or of whoever has one here. */
export async function passkeyChallenge(platform: Platform, use: ChallengeUse, memberId: number | null = null) {
  const { db, clock, config } = platform;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const own =
    memberId === null
      ? []
      : await db.selectFrom('passkey').select('credentialId').where('memberId', '=', memberId).execute();
  return generateAuthenticationOptions({
    rpID: relyingParty(platform).rpID,
    challenge: newChallenge(use, { secret: config.secret, now: clock.now() }),
    allowCredentials: own.map(({ credentialId }) => ({ id: credentialId.toString('base64url') })),
    userVerification: 'required',
  });
}

/** Whose passkey signed. */
export interface PasskeyOwner {
  memberId: number;
  /** The hash of their password, by which a session notices that it was changed meanwhile. */
  passwordHash: string;
}

/**
 * Verifies the answer of a device to a challenge, and uses the challenge up. Gives whose passkey it is. Throws AppError
 * passkey_failed, whatever is wrong.
 */
export async function verifyPasskey(
  platform: Platform,
  { credential, use }: { credential: PasskeyAnswer; use: ChallengeUse },
): Promise<PasskeyOwner> {
  const { db, clock } = platform;
  const passkey = await db
    .selectFrom('passkey')
    .innerJoin('member', 'member.id', 'passkey.memberId')
    .where('credentialId', '=', Buffer.from(credential.id, 'base64url'))
    .select(['passkey.id', 'passkey.credentialId', 'publicKey', 'counter', 'memberId', 'passwordHash'])
    .executeTakeFirst();
  if (!passkey) throw new AppError('passkey_failed');
  const { challenge, counter } = await verifyAnswer(platform, { credential, use, passkey });
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const counts = await consumeChallenge(transaction, challenge, now);
    if (!counts || !(await storeUse(transaction, { id: passkey.id, counter, now })))
      throw new AppError('passkey_failed');
  });
  return { memberId: passkey.memberId, passwordHash: passkey.passwordHash };
}

interface Answer {
  credential: PasskeyAnswer;
  use: ChallengeUse;
  passkey: { credentialId: Buffer; publicKey: Buffer; counter: number };
}

async function verifyAnswer(platform: Platform, { credential, use, passkey }: Answer) {
  const { config, clock } = platform;
  const { rpID, origin } = relyingParty(platform);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: (sent) => {
        challenge = sent;
        return isOwnChallenge(sent, use, { secret: config.secret, now: clock.now() });
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credentialId.toString('base64url'),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    if (!verified) throw new AppError('passkey_failed');
    return { challenge, counter: authenticationInfo.newCounter };
  } catch (cause) {
    throw new AppError('passkey_failed', { cause });
  }
}

/** Stores what the device counted. Gives false for a number that another answer has reached meanwhile. */
async function storeUse(
  db: OpenTransaction,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const stored = await db
    .updateTable('passkey')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    .where(({ eb, and, or }) => or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}
