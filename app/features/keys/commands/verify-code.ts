import type { OpenTransaction } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { openAppSecret, stepOfCode, WRONG_CODE } from '#app/platform/second-factor/app-codes.ts';
import { keyedHash } from '#app/platform/session/token.ts';
import { keyChangedMailJob } from '../jobs.ts';
import { keysLimits } from '../limits.ts';
import { consumeRecoveryCode } from '../recovery-codes.ts';

/**
 * Verifies a code of the app of a member, or a recovery code, and uses it up. Wrong codes are limited for each member,
 * whichever login or network tries them (rules.md R49). Throws AppError wrong_code or too_many_requests.
 */
export async function verifyCode(
  platform: Platform,
  { memberId, code }: { memberId: number; code: string },
): Promise<void> {
  const { db, config, limits } = platform;
  const subject = { to: keyedHash(config.secret, 'second-factor', String(memberId)).toString('base64url') };
  await limits.count(keysLimits.secondFactorCode, subject);
  const isRight = await db.transaction().execute(async (transaction) => {
    if (await consumeAppCode(platform, transaction, { memberId, code })) return true;
    if (!(await consumeRecoveryCode(transaction, { memberId, code, secret: config.secret }))) return false;
    await platform.jobs.send(transaction, keyChangedMailJob, { memberId, change: 'recovery_code_used' });
    return true;
  });
  if (!isRight) throw new AppError('wrong_code', { fields: { Code: WRONG_CODE } });
  await limits.giveBack(keysLimits.secondFactorCode, subject);
}

/** Uses up a code of the app: one of a half minute in which, or after which, a code was used counts no more. */
async function consumeAppCode(
  platform: Platform,
  db: OpenTransaction,
  { memberId, code }: { memberId: number; code: string },
): Promise<boolean> {
  const factor = await db
    .selectFrom('secondFactor')
    .select('appSecret')
    .where('memberId', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  const secret = factor?.appSecret ? openAppSecret(factor.appSecret, platform.config.secret) : null;
  const step = secret && (await stepOfCode(secret, code, platform.clock.now()));
  if (!step) return false;
  const used = await db
    .updateTable('secondFactor')
    .set({ appStep: step })
    .where('memberId', '=', memberId)
    .where('appStep', '<', step)
    .returning('memberId')
    .executeTakeFirst();
  return used !== undefined;
}
