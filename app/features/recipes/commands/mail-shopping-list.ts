import { withIdempotencyKey } from '#app/platform/database/with-idempotency-key.ts';
import { write } from '#app/platform/database/write.ts';
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
export async function mailShoppingList(platform: Platform, { by: { memberId }, list, key }: Mailing): Promise<void> {
  await write(platform, async (tx) => {
    const request = { memberId, key, call: 'mail-shopping-list', input: { list }, now: tx.now };
    await withIdempotencyKey(tx.db, request, async () => {
      const { id } = await tx.db
        .insertInto('shoppingListMail')
        .values({ memberId, list, requestedAt: tx.now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await platform.jobs.send(tx.db, shoppingListMailJob, { mailId: id });
    });
  });
}
