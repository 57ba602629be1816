import { type Expression, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type {
  caseHandedOver,
  contentHidden,
  decisionMade,
  memorialStarted,
  objectionAnswered,
  objectionLodged,
} from '#app/features/moderation/events.ts';
import {
  findAudience,
  findKind,
  findObjector,
  isObjectionOpen,
  listAdministrators,
  listModeratorsFor,
  listModeratorsForObjection,
} from '#app/features/moderation/index.ts';
import type { Traces } from '#app/platform/cases/case-kind.ts';
import type { Platform } from '#app/platform/platform.ts';
import { type OfNotifications, removeNotifications } from '../commands/remove-notifications.ts';
import { storeNotification, storeNotifications } from '../commands/store-notification.ts';
import { isOfNoNews, isWithoutPosts } from '../news.ts';

type Content = z.output<typeof contentHidden.payload>;
type Made = z.output<typeof decisionMade.payload>;

/**
 * Tells a decision to the member whom it concerns, in place of the one that it takes back, and to who reported, for whom it
 * changes something. It names nobody: neither the moderator nor who reported it (rules.md R27, R47).
 */
export async function notifyOfDecision(platform: Platform, { decisionId }: Made): Promise<void> {
  const audience = await findAudience(platform.db, { decisionId });
  if (!audience) return;
  const { memberId, lifts } = audience;
  if (lifts !== null) await removeNotifications(platform, (eb) => eb.and({ kind: 'decision-made', subjectId: lifts }));
  if (memberId !== null) {
    await storeNotification(platform, { kind: 'decision-made', memberId, actorId: null, subjectId: decisionId });
  }
  await notifyReporters(platform, decisionId, audience.reports);
}

/** Tells the decision of a case to who reported it after that was made. */
export async function notifyLateReporters(platform: Platform, { decisionId }: Made): Promise<void> {
  const audience = await findAudience(platform.db, { decisionId, late: true });
  if (audience) await notifyReporters(platform, decisionId, audience.reports);
}

/** A member has one notification of all that was decided about a case that they reported. */
async function notifyReporters(
  platform: Platform,
  subjectId: number,
  reports: readonly { caseId: number; memberId: number | null }[],
): Promise<void> {
  for (const [aboutId, ofCase] of Map.groupBy(reports, ({ caseId }) => caseId)) {
    const memberIds = ofCase.map(({ memberId }) => memberId).filter((id) => id !== null);
    await storeNotifications(platform, { kind: 'report-decided', actorId: null, subjectId, aboutId, memberIds });
  }
}

/** Tells a contact of who died that the profile says so, because they confirmed it. */
export const notifyOfMemorial = (
  platform: Platform,
  { memberId, contactId }: z.output<typeof memorialStarted.payload>,
): Promise<void> =>
  storeNotification(platform, {
    ...{ kind: 'memorial-started', memberId: contactId, actorId: memberId, subjectId: memberId },
  });

/** Tells a member what was answered to their objection. */
export async function notifyOfObjectionAnswer(
  platform: Platform,
  { objectionId }: z.output<typeof objectionAnswered.payload>,
): Promise<void> {
  const memberId = await findObjector(platform.db, objectionId);
  if (memberId === null) return;
  await storeNotification(platform, { kind: 'objection-answered', memberId, actorId: null, subjectId: objectionId });
}

/** Deletes the notifications that lead to something that a moderator hid. */
export async function removeTraces(platform: Platform, content: Content): Promise<void> {
  const kind = findKind(platform, content.kind);
  const traces = await kind?.findTraces(platform.db, content.subjectId);
  // Of several reactions of which a notification tells, the others may be shown.
  if (kind?.ofReactions) await removeNotifications(platform, (eb) => isOfNoNews(eb, { reactionId: content.subjectId }));
  if (traces) await removeNotifications(platform, (eb) => isAbout(eb, traces));
}

/**
 * Tells the moderators who may answer an objection that it waits, in one line for all that do; where none may, the
 * administrators.
 */
export async function notifyOfObjection(
  platform: Platform,
  { objectionId }: z.output<typeof objectionLodged.payload>,
): Promise<void> {
  const moderators = await listModeratorsForObjection(platform, objectionId);
  const isOpen = await isObjectionOpen(platform.db, objectionId);
  if (!isOpen) return;
  await storeNotifications(platform, {
    ...{ actorId: null, subjectId: objectionId, aboutId: ALL_THAT_WAITS },
    ...(moderators.length > 0
      ? { kind: 'objection-waits', memberIds: moderators }
      : { kind: 'objection-unanswerable', memberIds: await listAdministrators(platform.db) }),
  });
}

/** What one notification of a moderator tells of: all cases, or all objections. */
const ALL_THAT_WAITS = 0;

/** Tells the moderators that a case waits, in one line for all that do, as long as it is open. */
export async function notifyModerators(platform: Platform, { caseId }: { caseId: number }): Promise<void> {
  const memberIds = await listModeratorsFor(platform, caseId);
  if (memberIds.length === 0) return;
  await storeNotifications(platform, {
    ...{ kind: 'case-waits', actorId: null, subjectId: caseId, aboutId: ALL_THAT_WAITS },
    memberIds,
  });
}

/** Tells a moderator that another one handed them a case. */
export const notifyOfHandover = (
  platform: Platform,
  { caseId, moderatorId }: z.output<typeof caseHandedOver.payload>,
): Promise<void> =>
  storeNotification(platform, {
    ...{ kind: 'case-handed-over', memberId: moderatorId, actorId: null, subjectId: caseId, aboutId: caseId },
  });

/** Whether a notification leads to this alone. */
const isAbout = (eb: OfNotifications, { told, posts, toldInThings }: Traces): Expression<SqlBool> =>
  eb.or([
    ...(told ? [eb.and({ kind: told.kind, subjectId: told.id })] : []),
    ...(posts
      ? [isWithoutPosts(eb, sql`any(array(select blog_id from blog_post where id = any(${[...posts]})))`)]
      : []),
    ...(toldInThings
      ? [
          eb.and([
            eb('kind', '=', sql<string>`any(${[...toldInThings.kinds]})`),
            eb('aboutId', '=', sql<number>`any(${[...toldInThings.ids]})`),
          ]),
        ]
      : []),
  ]);
