import { type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { sealAppSecret, stepOfCode, WRONG_CODE } from '#app/platform/second-factor/app-codes.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { appSecretOf } from '../app-codes.ts';
import { keyChangedMailJob } from '../jobs.ts';
import { renewRecoveryCodes } from '../recovery-codes.ts';
import { hasShownSecondFactor, readSecondFactor } from '../second-factor.ts';

/**
 * Turns the second factor on, by an app that shows codes of the secret of this session. Gives the recovery codes, which are
 * shown once. Throws AppError wrong_code.
 */
export async function turnOnByApp(platform: Platform, { by, code }: { by: Viewer; code: string }): Promise<string[]> {
  const secret = appSecretOf(platform, by);
  const appStep = await stepOfCode(secret, code, platform.clock.now());
  if (appStep === null) throw new AppError('wrong_code', { fields: { Code: WRONG_CODE } });
  return turnOn(platform, by, { appSecret: sealAppSecret(secret, platform.config.secret), appStep });
}

/**
 * Turns the second factor on with the passkeys of this member, of which this session used one. Gives the recovery codes.
 * Throws AppError conflict where there is none, or confirm_first where it was not used.
 */
export async function turnOnByPasskey(platform: Platform, { by }: { by: Viewer }): Promise<string[]> {
  if ((await readSecondFactor(platform, by.memberId)).passkeys === 0) throw new AppError('conflict');
  if (!(await hasShownSecondFactor(platform, by))) throw new AppError('confirm_first');
  return turnOn(platform, by, {});
}

/** Ends the other sessions, which showed no second factor, and logins that wait. */
const turnOn = (
  platform: Platform,
  { memberId, sessionId }: Viewer,
  app: { appSecret?: string; appStep?: number },
): Promise<string[]> =>
  write(platform, async (tx) => {
    const { db, now } = tx;
    await db
      .insertInto('secondFactor')
      .values({ memberId, createdAt: now, ...app })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ createdAt: now, ...app }))
      .execute();
    await db.deleteFrom('session').where('memberId', '=', memberId).where('id', '!=', sessionId).execute();
    await db.updateTable('session').set({ secondFactorAt: now }).where('id', '=', sessionId).execute();
    await tellMember(platform, tx, { memberId, change: 'second_factor_on' });
    return renewRecoveryCodes(tx, { memberId, secret: platform.config.secret });
  });

/** Turns the second factor off. Passkeys stay. */
export async function turnOff(platform: Platform, { by: { memberId } }: { by: Viewer }): Promise<void> {
  await write(platform, async (tx) => {
    const { db } = tx;
    const off = await db.deleteFrom('secondFactor').where('memberId', '=', memberId).returning('memberId').execute();
    await db.deleteFrom('recoveryCode').where('memberId', '=', memberId).execute();
    if (off.length > 0) await tellMember(platform, tx, { memberId, change: 'second_factor_off' });
  });
}

/** Gives new recovery codes, in place of those before. Throws AppError conflict where there is no second factor. */
export async function giveRecoveryCodes(platform: Platform, { by }: { by: Viewer }): Promise<string[]> {
  const { memberId } = by;
  if (!(await readSecondFactor(platform, memberId)).on) throw new AppError('conflict');
  return write(platform, async (tx) => {
    await tellMember(platform, tx, { memberId, change: 'recovery_codes_made' });
    return renewRecoveryCodes(tx, { memberId, secret: platform.config.secret });
  });
}

const tellMember = (
  { jobs }: Platform,
  { db }: Write,
  told: { memberId: number; change: 'second_factor_on' | 'second_factor_off' | 'recovery_codes_made' },
) => jobs.send(db, keyChangedMailJob, told);
