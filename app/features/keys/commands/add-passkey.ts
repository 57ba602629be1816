import { type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { keyedHash } from '#app/platform/session/token.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { type ChallengeUse, consumeChallenge, isOwnChallenge, newChallenge } from '../challenges.ts';
import type { NewPasskey } from '../contract/credentials.ts';
import { keyChangedMailJob } from '../jobs.ts';
import { loadWebAuthn, relyingParty } from '../relying-party.ts';

/** How many passkeys a member may have. */
const MAX_PASSKEYS = 20;

/** Only the session that asked for a challenge may answer it. */
export const inSessionOf = (purpose: 'add' | 'confirm', { sessionId }: Viewer): ChallengeUse => ({
  purpose,
  askedBy: `session ${sessionId}`,
});

/** What the browser needs to make a passkey. It asks for one that the device checks its owner for, and finds by itself. */
export async function addPasskeyOptions(platform: Platform, { by }: { by: Viewer }) {
  const { db, clock, config } = platform;
  const [{ generateRegistrationOptions }, own] = await Promise.all([
    loadWebAuthn(),
    db.selectFrom('passkey').select(['credentialId', 'transports']).where('memberId', '=', by.memberId).execute(),
  ]);
  return generateRegistrationOptions({
    rpName: 'Niergenoten',
    rpID: relyingParty(platform).rpID,
    // The device stores it beside the name: not the number of the member, which others may know.
    userID: new Uint8Array(keyedHash(config.secret, 'passkey-user', String(by.memberId))),
    userName: by.email,
    userDisplayName: by.username,
    challenge: newChallenge(inSessionOf('add', by), { secret: config.secret, now: clock.now() }),
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

interface Addition {
  by: Viewer;
  name: string;
  credential: NewPasskey;
}

/**
 * Stores the passkey that a device of this member made. Throws AppError passkey_failed, whatever is wrong with it, or
 * conflict where the member has as many as one may have.
 */
export async function addPasskey(platform: Platform, { by, name, credential }: Addition): Promise<void> {
  const made = await verifyNewPasskey(platform, { by, credential });
  await write(platform, async (tx) => {
    const { db, now } = tx;
    if (!(await consumeChallenge(db, made.challenge, now))) throw new AppError('passkey_failed');
    await lockMember(tx, by);
    const { count } = await db
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('memberId', '=', by.memberId)
      .executeTakeFirstOrThrow();
    if (count >= MAX_PASSKEYS) throw new AppError('conflict');
    const added = await db
      .insertInto('passkey')
      .values({ memberId: by.memberId, name, createdAt: now, ...made.row })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new AppError('passkey_failed');
    // Who may add a key showed all that is asked of them, and has now shown this key too.
    await db.updateTable('session').set({ secondFactorAt: now }).where('id', '=', by.sessionId).execute();
    await platform.jobs.send(db, keyChangedMailJob, { memberId: by.memberId, change: 'passkey_added' });
  });
}

/** Members change their keys one at a time. */
async function lockMember({ db }: Write, { memberId }: Viewer): Promise<void> {
  await db.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst();
}

async function verifyNewPasskey(platform: Platform, { by, credential }: Pick<Addition, 'by' | 'credential'>) {
  const { config, clock } = platform;
  const { rpID, origin } = relyingParty(platform);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  let challenge = '';
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: (sent) => {
        challenge = sent;
        return isOwnChallenge(sent, inSessionOf('add', by), { secret: config.secret, now: clock.now() });
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
    if (!verified) throw new AppError('passkey_failed');
    const { id, publicKey, counter } = registrationInfo.credential;
    const row = {
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      counter,
      transports: credential.response.transports,
    };
    return { challenge, row };
  } catch (cause) {
    throw new AppError('passkey_failed', { cause });
  }
}
