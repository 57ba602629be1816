import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { requireOwnPassword } from '../login/own-password.ts';

interface Confirmation {
  by: Viewer;
  password: string;
  network: string;
}

/**
 * Records that the member behind this session gave their password again: who finds a browser that is logged in must not
 * take along all that is kept. Throws AppError wrong_credentials or temporarily_blocked.
 */
export async function confirmPassword(platform: Platform, { by, ...check }: Confirmation): Promise<void> {
  await requireOwnPassword(platform, { by, ...check });
  await write(platform, async ({ db, now }) => {
    await db.updateTable('session').set({ passwordConfirmedAt: now }).where('id', '=', by.sessionId).execute();
  });
}
