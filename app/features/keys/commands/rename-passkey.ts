import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/**
 * Gives a passkey of this member another name, by which they tell their keys apart. It lets nobody in or out, so no mail tells
 * it. Throws AppError not_found for one that is not theirs.
 */
export async function renamePasskey(
  platform: Platform,
  { by, id, name }: { by: Viewer; id: number; name: string },
): Promise<void> {
  await write(platform, async ({ db }) => {
    const renamed = await db
      .updateTable('passkey')
      .set({ name })
      .where('id', '=', id)
      .where('memberId', '=', by.memberId)
      .returning('id')
      .executeTakeFirst();
    if (!renamed) throw new AppError('not_found');
  });
}
