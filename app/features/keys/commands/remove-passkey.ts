import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { keyChangedMailJob } from '../jobs.ts';
import { readSecondFactor } from '../second-factor.ts';

/**
 * Removes a passkey of this member, with which nobody can log in any more. Throws AppError not_found for one that is not
 * theirs, or last_key for the last of a second factor that was turned on: its member could not log in any more.
 */
export async function removePasskey(platform: Platform, { by, id }: { by: Viewer; id: number }): Promise<void> {
  const { memberId } = by;
  await write(platform, async ({ db }) => {
    const removed = await db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('memberId', '=', memberId)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw new AppError('not_found');
    const { on, app, passkeys } = await readSecondFactor({ db, config: platform.config }, memberId);
    if (on && !app && passkeys === 0) throw new AppError('last_key');
    await platform.jobs.send(db, keyChangedMailJob, { memberId, change: 'passkey_removed' });
  });
}
