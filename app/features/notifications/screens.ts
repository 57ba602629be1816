import { reactionPath } from '#app/features/conversations/paths.ts';
import { type UserRow, userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { boundsOf, type Page, type PageBounds, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { CONVERSATION_KINDS, type ConversationKind } from './kinds.ts';

/** A notification as its member sees it. */
export interface Notification {
  id: number;
  kind: ConversationKind;
  createdAt: Date;
  seen: boolean;
  /** Who caused it. */
  actor: VisibleUser;
  /** The conversation that it is about, with the path of the reaction. */
  conversation: { title: string; path: string };
}

/** A page of the viewer's notifications, the latest first. */
export async function listNotifications(ctx: MemberContext, page: PageRequest): Promise<Page<Notification>> {
  const { platform, viewer } = ctx;
  const { memberId } = viewer;
  const [rows, [counted]] = await Promise.all([
    listRows(platform.db, { memberId, ...boundsOf(page) }),
    countRows(platform.db, { memberId }),
  ]);
  const total = counted?.total ?? 0;
  return {
    items: rows.flatMap((row) => toNotification(ctx, row) ?? []),
    total,
    pages: pageCount(total, page.size),
  };
}

interface Row {
  id: number;
  kind: string;
  createdAt: Date;
  seenAt: Date | null;
  actor: UserRow | null;
  reactionId: number | null;
  title: string | null;
  slug: string | null;
  groupSlug: string | null;
}

/** The notification of a row; null when it is about something that is no longer there. */
function toNotification(ctx: MemberContext, row: Row): Notification | null {
  const kind = CONVERSATION_KINDS.find((known) => known === row.kind);
  if (!kind || row.reactionId === null || row.title === null || row.slug === null || row.groupSlug === null)
    return null;
  const path = reactionPath({ slug: row.slug, group: { slug: row.groupSlug } }, row.reactionId);
  return {
    id: row.id,
    kind,
    createdAt: row.createdAt,
    seen: row.seenAt !== null,
    actor: userForViewer(ctx, row.actor),
    conversation: { title: row.title, path },
  };
}

type Viewed = { memberId: number };

const listRows = prepared((db, { memberId, limit, offset }: Viewed & PageBounds) =>
  db
    .selectFrom('notification')
    .leftJoin('reaction', (join) =>
      join.onRef('reaction.id', '=', 'notification.subjectId').on('notification.kind', 'in', [...CONVERSATION_KINDS]),
    )
    .leftJoin('conversation', 'conversation.id', 'reaction.conversationId')
    .leftJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .where('notification.memberId', '=', memberId)
    .select((eb) => [
      'notification.id',
      'notification.kind',
      'notification.createdAt',
      'notification.seenAt',
      userRow(eb, eb.ref('notification.actorId')).as('actor'),
      'reaction.id as reactionId',
      'conversation.title',
      'conversation.slug',
      'discussionGroup.slug as groupSlug',
    ])
    .orderBy('notification.id', 'desc')
    .limit(limit)
    .offset(offset),
);

const countRows = prepared((db, { memberId }: Viewed) =>
  db
    .selectFrom('notification')
    .where('memberId', '=', memberId)
    .select(({ fn }) => fn.countAll<number>().as('total')),
);
