import { writeOnce } from '#app/platform/database/write-once.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { shoppingListMailJob } from '../jobs.ts';

interface Mailing {
  by: Viewer;
  /** The lines of the list as plain text. */
  list: string;
  /** The idempotency key, by which a repetition has no effect (rules.md R34). */
  key: string | null;
}

/**
 * Has the worker mail a shopping list to the member's own address. The list is a row until then, since a job has ids only.
 * Throws AppError conflict for a key that was used for something else.
 */
export async function mailShoppingList(platform: Platform, { by, list, key }: Mailing): Promise<void> {
  await writeOnce(platform, { by, key, call: 'mail-shopping-list', input: { list } }, async ({ db, now }) => {
    const { id } = await db
      .insertInto('shoppingListMail')
      .values({ memberId: by.memberId, list, requestedAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await platform.jobs.send(db, shoppingListMailJob, { mailId: id });
  });
}
