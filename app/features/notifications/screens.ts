import { notBlocked } from '#app/features/contacts/index.ts';
import { reactionPath } from '#app/features/conversations/paths.ts';
import { type UserRow, userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { boundsOf, type Page, type PageBounds, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { CONTACT_KINDS, CONVERSATION_KINDS, type ContactKind, type ConversationKind } from './kinds.ts';

/** A notification as its member sees it. */
export type Notification = {
  id: number;
  createdAt: Date;
  seen: boolean;
  /** Who caused it. */
  actor: VisibleUser;
} & (
  | {
      kind: ConversationKind;
      /** What it is about, with the path of the reaction. */
      conversation: { title: string; path: string };
    }
  | { kind: ContactKind }
);

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
  const { id, createdAt, seenAt, title, slug, groupSlug, reactionId } = row;
  const notification = { id, createdAt, seen: seenAt !== null, actor: userForViewer(ctx, row.actor) };
  const contactKind = CONTACT_KINDS.find((known) => known === row.kind);
  if (contactKind) return { ...notification, kind: contactKind };
  const kind = CONVERSATION_KINDS.find((known) => known === row.kind);
  if (!kind || reactionId === null || title === null || slug === null || groupSlug === null) return null;
  const path = reactionPath({ slug, group: { slug: groupSlug } }, reactionId);
  return { ...notification, kind, conversation: { title, path } };
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
    .where((eb) => notBlocked(eb, memberId, eb.ref('notification.actorId')))
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
    .where((eb) => notBlocked(eb, memberId, eb.ref('actorId')))
    .select(({ fn }) => fn.countAll<number>().as('total')),
);
