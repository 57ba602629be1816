import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { contentHidden } from '#app/features/moderation/events.ts';
import { findHiddenAuthor } from '#app/features/moderation/index.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { storeNotification } from '../commands/store-notification.ts';
import { CONVERSATION_KINDS, type ModerationKind, POST_KINDS, POST_REACTION_KINDS } from '../kinds.ts';

type Content = z.output<typeof contentHidden.payload>;

const HIDDEN: ModerationKind = 'content-hidden';

/**
 * Tells the author of something that a moderator hid it, as long as it is hidden, and no one else about it any more. It names
 * nobody: neither the moderator nor who reported it (rules.md R27).
 */
export async function notifyOfHiding(platform: Platform, content: Content): Promise<void> {
  const { caseId, moderatorId } = content;
  const authorId = await findHiddenAuthor(platform, caseId);
  if (authorId === null) return;
  await removeNotifications(platform, (eb) => isAbout(eb, content));
  if (authorId === moderatorId) return;
  await storeNotification(platform, { kind: HIDDEN, memberId: authorId, actorId: null, subjectId: caseId });
}

/** Deletes what the author was told, when a moderator showed it again. */
export const removeHidingNotification = (platform: Platform, { caseId }: Content): Promise<void> =>
  removeNotifications(platform, (eb) => eb.and([eb('kind', '=', HIDDEN), eb('subjectId', '=', caseId)]));

type Notifications = ExpressionBuilder<DB, 'notification'>;

/** The notifications that lead to the hidden thing; by the names of the kinds of cases. */
const KINDS_ABOUT: Readonly<Record<string, readonly string[]>> = {
  reaction: CONVERSATION_KINDS,
  'blog-reaction': POST_REACTION_KINDS,
  'blog-post': POST_KINDS,
};

function isAbout(eb: Notifications, { kind, subjectId }: Content): Expression<SqlBool> {
  if (kind === 'blog') {
    const posts = sql<SqlBool>`subject_id in (select id from blog_post where blog_id = ${subjectId})`;
    return eb.and([eb('kind', 'in', [...POST_KINDS]), posts]);
  }
  const kinds = KINDS_ABOUT[kind];
  if (!kinds) return eb.lit(false);
  return eb.and([eb('kind', 'in', [...kinds]), eb('subjectId', '=', subjectId)]);
}

const removeNotifications = (
  platform: Platform,
  condition: (eb: Notifications) => Expression<SqlBool>,
): Promise<void> =>
  write(platform, async ({ db, notifyMember }) => {
    const deleted = await db.deleteFrom('notification').where(condition).returning('memberId').execute();
    for (const { memberId } of deleted) notifyMember(memberId, 'notifications');
  });
