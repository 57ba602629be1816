import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { contactRemoved } from '../events.ts';
import { contactStateOf } from '../relation/contact-state.ts';
import { lockPair, readPair } from '../relation/pair.ts';

interface Block {
  by: Viewer;
  otherId: number;
}

/**
 * Blocks a member; again changes nothing. A contact of the two is removed, as if the member had removed it. Requests stay
 * out of sight of both while the block lasts (rules.md R44), so that blocking and unblocking undoes no refusal.
 * Throws AppError not_found, or conflict for oneself.
 */
export async function blockMember(platform: Platform, { by, otherId }: Block): Promise<void> {
  const memberId = by.memberId;
  if (otherId === memberId) throw new AppError('conflict');
  await write(platform, async ({ db, now, publish, signalOpenPages }) => {
    await lockPair(db, { viewerId: memberId, otherId });
    const seenByOther = contactStateOf(otherId, await readPair(db, { viewerId: otherId, otherId: memberId }));
    const { numInsertedOrUpdatedRows: inserted } = await db
      .insertInto('memberBlock')
      .values({ blockerId: memberId, blockedId: otherId, createdAt: now })
      .onConflict((conflict) =>
        // A block that moderators made becomes the member's own.
        conflict
          .columns(['blockerId', 'blockedId'])
          .doUpdateSet({ createdAt: now, decisionId: null })
          .where('memberBlock.decisionId', 'is not', null),
      )
      .executeTakeFirst();
    if (!inserted) return;
    const { numDeletedRows: removed } = await db
      .deleteFrom('contactLink')
      .where('state', '=', 'accepted')
      .where((eb) => eb.or([isBetween(memberId, otherId), isBetween(otherId, memberId)].map(eb.and)))
      .executeTakeFirst();
    if (removed) await publish(contactRemoved, { memberId, otherId });
    signalOpenPages(memberId, 'messages');
    // Where there was nothing between them, a signal would tell the other of the block.
    if (seenByOther.state !== 'none') signalOpenPages(otherId, 'messages');
  });
}

const isBetween = (creatorId: number, otherId: number) => ({ creatorId, otherId });

/** Ends a block that the member made; without one it changes nothing. */
export async function unblockMember(platform: Platform, { by, otherId }: Block): Promise<void> {
  const memberId = by.memberId;
  await write(platform, async ({ db }) => {
    await db
      .deleteFrom('memberBlock')
      .where('blockerId', '=', memberId)
      .where('blockedId', '=', otherId)
      .where('decisionId', 'is', null)
      .execute();
  });
}
