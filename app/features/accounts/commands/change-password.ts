import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { validatePassword } from '../common-passwords.ts';
import { requireOwnPassword, WRONG_PASSWORD } from '../login/own-password.ts';
import { setPassword } from './set-password.ts';

interface PasswordChange {
  by: Viewer;
  /** The password until now. */
  password: string;
  newPassword: string;
  network: string;
}

/**
 * Gives a member the password that they chose, and ends all their sessions, this one too (rules.md R8). Throws AppError
 * invalid_input for one that is too common, wrong_credentials or temporarily_blocked.
 */
export async function changePassword(
  platform: Platform,
  { by, password, newPassword, network }: PasswordChange,
): Promise<void> {
  const fields = await validatePassword(newPassword, 'NewPassword');
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  const verifiedHash = await requireOwnPassword(platform, { by, password, network });
  const passwordHash = await hashPassword(newPassword, { network });
  await write(platform, async (tx) => {
    const { memberId } = by;
    const unchanged = await tx.db
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .where('passwordHash', '=', verifiedHash)
      .forUpdate()
      .executeTakeFirst();
    if (!unchanged) throw new AppError('wrong_credentials', { fields: { Password: WRONG_PASSWORD } });
    await setPassword(platform.jobs, tx, { memberId, passwordHash });
  });
}
