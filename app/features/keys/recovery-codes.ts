import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { hashRecoveryCode, newRecoveryCodes } from '#app/platform/second-factor/recovery-codes.ts';

/** Gives a member new recovery codes in place of those they had. They are shown once; only their hashes are stored. */
export async function renewRecoveryCodes(
  { db, now }: Write,
  { memberId, secret }: { memberId: number; secret: string },
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.deleteFrom('recoveryCode').where('memberId', '=', memberId).execute();
  await db
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ memberId, codeHash: hashRecoveryCode(code, secret), createdAt: now })))
    .execute();
  return codes;
}

/** Uses a recovery code up. Gives whether it was one of this member. */
export async function consumeRecoveryCode(
  db: OpenTransaction,
  { memberId, code, secret }: { memberId: number; code: string; secret: string },
): Promise<boolean> {
  const used = await db
    .deleteFrom('recoveryCode')
    .where('memberId', '=', memberId)
    .where('codeHash', '=', hashRecoveryCode(code, secret))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
