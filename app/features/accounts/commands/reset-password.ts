import type { Selectable } from 'kysely';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import type { Member } from '#app/platform/database/types.generated.ts';
import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken } from '#app/platform/session/token.ts';
import { validatePassword } from '../common-passwords.ts';
import { sendPasswordChanged } from '../jobs.ts';
import { clearLoginAttempts } from '../login-attempts.ts';

export interface NewPassword {
  email: string;
  password: string;
  token: string;
}

/**
 * Sets the password of whoever holds the token of a reset mail. It ends every session, uses up every such token, lets the
 * member log in at once, also during a block (rules.md R2, R7), and tells the member by mail.
 * Throws AppError invalid_input for a password that is too common, or invalid_token, whatever the reason.
 */
export async function resetPassword(
  platform: Platform,
  { email, password, token }: NewPassword,
): Promise<{ createdAt: Date; memberId: number }> {
  const fields = await validatePassword(password);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  await findOwner(platform.db, { email, token, now: platform.clock.now() }); // no hash is computed for a wrong token
  const passwordHash = await hashPassword(password);
  return write(platform, async ({ db, now }) => {
    const member = await findOwner(db, { email, token, now });
    await useUp(db, token);
    await db.updateTable('member').set({ passwordHash }).where('id', '=', member.id).execute();
    await db.deleteFrom('passwordResetToken').where('memberId', '=', member.id).execute();
    await db.deleteFrom('session').where('memberId', '=', member.id).execute();
    await clearLoginAttempts({ db, secret: platform.config.secret, email: member.email });
    await platform.jobs.send(db, sendPasswordChanged, { memberId: member.id });
    return { createdAt: now, memberId: member.id };
  });
}

async function findOwner(
  db: Database,
  { email, token, now }: { email: string; token: string; now: Date },
): Promise<Pick<Selectable<Member>, 'id' | 'email'>> {
  const member = await db
    .selectFrom('passwordResetToken')
    .innerJoin('member', 'member.id', 'passwordResetToken.memberId')
    .where('passwordResetToken.tokenHash', '=', hashToken(token))
    .where('passwordResetToken.expiresAt', '>', now)
    .select(['member.id', 'member.email'])
    .executeTakeFirst();
  if (!member || normaliseAddress(member.email) !== normaliseAddress(email)) throw new AppError('invalid_token');
  return member;
}

/** Of two requests with one token at the same moment, the second finds it gone. */
async function useUp(db: OpenTransaction, token: string): Promise<void> {
  const used = await db
    .deleteFrom('passwordResetToken')
    .where('tokenHash', '=', hashToken(token))
    .returning('memberId')
    .executeTakeFirst();
  if (!used) throw new AppError('invalid_token');
}
