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
import { clearLoginAttempts } from '../login/login-attempts.ts';
import { setPassword } from './set-password.ts';

export interface NewPassword {
  email: string;
  password: string;
  token: string;
  network: string;
}

/**
 * Sets a new password for the member to whom this token of a reset mail belongs. It ends all their sessions, deletes
 * all their reset tokens, lifts a block on logging in (rules.md R2, R7), and informs them by mail. Throws AppError
 * invalid_input for a password that is too common, or invalid_token, whatever is wrong with the token.
 */
export async function resetPassword(
  platform: Platform,
  { email, password, token, network }: NewPassword,
): Promise<{ createdAt: Date; memberId: number }> {
  const fields = await validatePassword(password);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  // A wrong token must not cost an expensive hash.
  await readTokenOwner(platform.db, { email, token, now: platform.clock.now() });
  const passwordHash = await hashPassword(password, { network });
  return write(platform, async (tx) => {
    const { db, now } = tx;
    const member = await readTokenOwner(db, { email, token, now });
    await consumeToken(db, token);
    await setPassword(platform.jobs, tx, { memberId: member.id, passwordHash });
    await clearLoginAttempts({ db, secret: platform.config.secret, email: member.email });
    return { createdAt: now, memberId: member.id };
  });
}

/** The member to whom the token belongs, if it has not expired and `email` is theirs. Throws AppError invalid_token. */
async function readTokenOwner(
  db: Database,
  { email, ...link }: { email: string; token: string; now: Date },
): Promise<TokenOwner> {
  const member = await findTokenOwner(db, link);
  if (!member || normaliseAddress(member.email) !== normaliseAddress(email)) throw new AppError('invalid_token');
  return member;
}

type TokenOwner = Pick<Selectable<Member>, 'id' | 'email'>;

/** Finds the member to whom the token of a reset mail belongs; null for a token that does not work (any more). */
export async function findTokenOwner(
  db: Database,
  { token, now }: { token: string; now: Date },
): Promise<TokenOwner | null> {
  const member = await db
    .selectFrom('passwordResetToken')
    .innerJoin('member', 'member.id', 'passwordResetToken.memberId')
    .where('passwordResetToken.tokenHash', '=', hashToken(token))
    .where('passwordResetToken.expiresAt', '>', now)
    .select(['member.id', 'member.email'])
    .executeTakeFirst();
  return member ?? null;
}

/** Deletes the token. Of two concurrent requests with the same token, the second throws AppError invalid_token. */
async function consumeToken(db: OpenTransaction, token: string): Promise<void> {
  const used = await db
    .deleteFrom('passwordResetToken')
    .where('tokenHash', '=', hashToken(token))
    .returning('memberId')
    .executeTakeFirst();
  if (!used) throw new AppError('invalid_token');
}
