import { type Expression, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { contentHidden } from '#app/features/moderation/events.ts';
import { findHiddenAuthor, findKind } from '#app/features/moderation/index.ts';
import type { Traces } from '#app/platform/cases/case-kind.ts';
import { type ModerationKind, NEWS_KINDS } from '#app/platform/notification-kinds.ts';
import type { Platform } from '#app/platform/platform.ts';
import { type OfNotifications, removeNotifications } from '../commands/remove-notifications.ts';
import { storeNotification } from '../commands/store-notification.ts';
import { isOfNoNews } from '../news.ts';

type Content = z.output<typeof contentHidden.payload>;

const HIDDEN: ModerationKind = 'content-hidden';

/**
 * Tells the author of something that a moderator hid it, as long as it is hidden, and no one else about it any more. It
 * names nobody: neither the moderator nor who reported it (rules.md R27).
 */
export async function notifyOfHiding(platform: Platform, content: Content): Promise<void> {
  const { caseId, moderatorId } = content;
  const authorId = await findHiddenAuthor(platform, caseId);
  if (authorId === null) return;
  const traces = await findKind(platform, content.kind)?.findTraces(platform.db, content.subjectId);
  // Of several reactions of which a notification tells, the others may be shown.
  const ofReactions = reactionCases(platform).includes(content.kind);
  if (ofReactions) await removeNotifications(platform, (eb) => isOfNoNews(eb, { reactionId: content.subjectId }));
  if (traces) await removeNotifications(platform, (eb) => isAbout(eb, traces.notifications));
  if (authorId === moderatorId) return;
  await storeNotification(platform, { kind: HIDDEN, memberId: authorId, actorId: null, subjectId: caseId });
}

const isAbout = (eb: OfNotifications, { kinds, subjectIds, inThings }: Traces['notifications']): Expression<SqlBool> =>
  eb.or([
    eb.and([
      eb('kind', '=', sql<string>`any(${[...kinds]})`),
      eb('subjectId', '=', sql<number>`any(${[...subjectIds]})`),
      eb('kind', 'not in', [...NEWS_KINDS]),
    ]),
    eb.and([
      eb('kind', '=', sql<string>`any(${[...(inThings?.kinds ?? [])]})`),
      eb('aboutId', '=', sql<number>`any(${[...(inThings?.ids ?? [])]})`),
    ]),
  ]);

/** Deletes what the author was told, when a moderator showed it again, be it from another case than it was hidden from. */
export const removeHidingNotification = (
  platform: Platform,
  { kind, subjectId }: Pick<Content, 'kind' | 'subjectId'>,
): Promise<void> => removeNotifications(platform, (eb) => isOfHiding(eb, { kinds: [kind], subjectId }));

/** Whether it tells that this was hidden: from any of the cases about it, which are of one of these kinds. */
export const isOfHiding = (
  eb: OfNotifications,
  { kinds, subjectId }: { kinds: readonly string[]; subjectId: number },
): Expression<SqlBool> =>
  eb.and([
    eb('kind', '=', HIDDEN),
    eb(
      'subjectId',
      'in',
      eb
        .selectFrom('moderationCase')
        .select('id')
        .where('kind', 'in', [...kinds])
        .where('subjectId', '=', subjectId),
    ),
  ]);

/** Whether it tells its author that a reaction was hidden that has gone with what it was written to. */
export const isOfGoneReaction = (eb: OfNotifications, platform: Pick<Platform, 'caseKinds'>): Expression<SqlBool> =>
  eb.and([
    eb('kind', '=', HIDDEN),
    eb(
      'subjectId',
      'in',
      eb
        .selectFrom('moderationCase')
        .select('id')
        .where('kind', 'in', reactionCases(platform))
        .where(sql<boolean>`not exists (select from reaction where id = moderation_case.subject_id)`),
    ),
  ]);

/** The names of the cases about reactions, whatever they are written to. */
export const reactionCases = ({ caseKinds }: Pick<Platform, 'caseKinds'>): string[] =>
  caseKinds.filter(({ ofReactions }) => ofReactions).map(({ name }) => name);
