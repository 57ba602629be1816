import { type ExpressionBuilder, sql } from 'kysely';
import { type UserRow, userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { boundsOf, type PageRequest } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { notBlocked } from '#app/platform/session/blocks.ts';
import type { Message } from './list-messages.ts';

/** A contact or an open request in the inbox. */
export interface InboxItem {
  user: VisibleUser;
  pending: boolean;
  /** Whether the viewer made the request. */
  own: boolean;
  /** Whether the viewer saw all that the other wrote. */
  seen: boolean;
  lastUpdate: Date;
  message: Message;
}

/** A page of the viewer's contacts and open requests, the latest message first. */
export async function listInbox(ctx: MemberContext, page: PageRequest): Promise<InboxItem[]> {
  const { limit, offset } = boundsOf(page);
  const viewerId = ctx.viewer.memberId;
  const rows = await selectInbox(ctx.platform.db, { viewerId, limit, offset, upTo: limit + offset });
  return rows.map((row) => toItem(ctx, row));
}

interface InboxRow {
  asked: boolean;
  pending: boolean;
  lastMessageAt: Date;
  unread: boolean;
  messageId: number;
  senderId: number;
  body: string;
  createdAt: Date;
  readAt: Date | null;
  user: UserRow | null;
}

function toItem(ctx: MemberContext, row: InboxRow): InboxItem {
  const own = row.senderId === ctx.viewer.memberId;
  return {
    user: userForViewer(ctx, row.user),
    pending: row.pending,
    own: row.asked,
    seen: !row.unread,
    lastUpdate: row.lastMessageAt,
    message: {
      id: row.messageId,
      own,
      senderId: row.senderId,
      body: row.body,
      createdAt: row.createdAt,
      read: row.readAt !== null && !(own && row.pending),
    },
  };
}

interface PageOfInbox {
  viewerId: number;
  limit: number;
  offset: number;
  /** How many rows of either side the page needs at most. */
  upTo: number;
}

/** Each side is read in the order of its index, and no further than the page needs. */
const selectInbox = prepared((db, { viewerId, limit, offset, upTo }: PageOfInbox) =>
  db
    .selectFrom(
      db
        .selectFrom(newest(askedByViewer(db, viewerId), upTo).as('asked'))
        .selectAll()
        .unionAll(db.selectFrom(newest(askedOfViewer(db, viewerId), upTo).as('answered')).selectAll())
        .as('contact'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('message')
          .select(['message.id as messageId', 'senderId', 'body', 'createdAt', 'readAt'])
          .whereRef('message.contactLinkId', '=', 'contact.id')
          .orderBy('message.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'contact.asked',
      'contact.pending',
      'contact.lastMessageAt',
      'last.messageId',
      'last.senderId',
      'last.body',
      'last.createdAt',
      'last.readAt',
      sql<boolean>`exists (
        select from message where recipient_id = ${viewerId} and contact_link_id = contact.id and read_at is null
      )`.as('unread'),
      userRow(eb as unknown as ExpressionBuilder<DB, never>, eb.ref('contact.memberId')).as('user'),
    ])
    .orderBy('contact.lastMessageAt', 'desc')
    .orderBy('contact.id', 'desc')
    .limit(limit)
    .offset(offset),
);

/** How many contacts and open requests the viewer has. */
export async function countInbox({ platform: { db }, viewer }: MemberContext): Promise<number> {
  const [row] = await selectCount(db, { viewerId: viewer.memberId });
  return row?.total ?? 0;
}

const selectCount = prepared((db, { viewerId }: { viewerId: number }) => {
  const count = (side: ReturnType<typeof askedByViewer>) =>
    db.selectFrom(side.as('side')).select(({ fn }) => fn.countAll<number>().as('count'));
  return db.selectNoFrom(
    sql<number>`${count(askedByViewer(db, viewerId))} + ${count(askedOfViewer(db, viewerId))}`.as('total'),
  );
});

/** Whoever asked goes on seeing the request, refused or not (rules.md R11), until they withdraw it. */
const askedByViewer = (db: Database, viewerId: number) =>
  db
    .selectFrom('contactLink')
    .select((eb) => [
      'id',
      'otherId as memberId',
      'lastMessageAt',
      sql<boolean>`true`.as('asked'),
      eb('state', '!=', 'accepted').$castTo<boolean>().as('pending'),
    ])
    .where('creatorId', '=', viewerId)
    .where('withdrawnAt', 'is', null)
    .where((eb) => notBlocked(eb, viewerId, eb.ref('contactLink.otherId')));

/** Whoever was asked sees the request until they refuse it. */
const askedOfViewer = (db: Database, viewerId: number) =>
  db
    .selectFrom('contactLink')
    .select((eb) => [
      'id',
      'creatorId as memberId',
      'lastMessageAt',
      sql<boolean>`false`.as('asked'),
      eb('state', '!=', 'accepted').$castTo<boolean>().as('pending'),
    ])
    .where('otherId', '=', viewerId)
    .where('state', '!=', 'denied')
    .where((eb) => notBlocked(eb, viewerId, eb.ref('contactLink.creatorId')));

const newest = (side: ReturnType<typeof askedByViewer>, limit: number) =>
  side.orderBy('lastMessageAt', 'desc').orderBy('id', 'desc').limit(limit);
