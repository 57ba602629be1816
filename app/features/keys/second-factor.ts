import type { Database } from '#app/platform/database/database.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/** The second factor of a member. */
export interface SecondFactor {
  /** Whether a password or a mailed link is not enough for them to log in. */
  on: boolean;
  /** Whether they have it in an app. */
  app: boolean;
  passkeys: number;
  recoveryCodes: number;
}

/**
 * The second factor of a member. It is on where they turned it on; and for who has a passkey and a role that requires it, so
 * that their password alone gives nobody that role.
 */
export async function readSecondFactor(
  { db, config }: Pick<Platform, 'config'> & { db: Database },
  memberId: number,
): Promise<SecondFactor> {
  const found = await db
    .selectFrom('member')
    .leftJoin('secondFactor', 'secondFactor.memberId', 'member.id')
    .where('member.id', '=', memberId)
    .select(({ selectFrom, fn }) => [
      'secondFactor.memberId as turnedOn',
      'secondFactor.appSecret',
      selectFrom('passkey')
        .whereRef('passkey.memberId', '=', 'member.id')
        .select(fn.countAll<number>().as('count'))
        .as('passkeys'),
      selectFrom('recoveryCode')
        .whereRef('recoveryCode.memberId', '=', 'member.id')
        .select(fn.countAll<number>().as('count'))
        .as('recoveryCodes'),
      selectFrom('memberRole')
        .whereRef('memberRole.memberId', '=', 'member.id')
        .where('role', 'in', [...config.secondFactorRequired, ''])
        .select(fn.countAll<number>().as('count'))
        .as('staffRoles'),
    ])
    .executeTakeFirst();
  const passkeys = Number(found?.passkeys ?? 0);
  const isStaff = Number(found?.staffRoles ?? 0) > 0;
  return {
    on: Boolean(found?.turnedOn) || (isStaff && passkeys > 0),
    app: Boolean(found?.appSecret),
    passkeys,
    recoveryCodes: Number(found?.recoveryCodes ?? 0),
  };
}

/** Whether this session showed a second factor. */
export async function hasShownSecondFactor({ db }: Pick<Platform, 'db'>, { sessionId }: Viewer): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('secondFactorAt')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return Boolean(session?.secondFactorAt);
}
