import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { PasskeyAnswer } from '../contract/credentials.ts';
import { inSessionOf } from './add-passkey.ts';
import { verifyPasskey } from './verify-passkey.ts';

/**
 * Records that the member behind this session is there, as giving the password again does. Throws AppError passkey_failed,
 * also for a passkey of somebody else.
 */
export async function confirmByPasskey(
  platform: Platform,
  { by, credential }: { by: Viewer; credential: PasskeyAnswer },
): Promise<void> {
  const owner = await verifyPasskey(platform, { credential, use: inSessionOf('confirm', by) });
  if (owner.memberId !== by.memberId) throw new AppError('passkey_failed');
  await write(platform, async ({ db, now }) => {
    await db
      .updateTable('session')
      .set({ passwordConfirmedAt: now, secondFactorAt: now })

      .where('id', '=', by.sessionId)
      .execute();
  });
}
