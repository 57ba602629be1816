import { sql } from 'kysely';
import { questionLookupPath } from '#app/features/advice/paths.ts';
import { POST_KIND } from '#app/features/blogs/index.ts';
import { blogPath, postPath } from '#app/features/blogs/paths.ts';
import { CONVERSATION_KIND } from '#app/features/conversations/index.ts';
import { conversationPath } from '#app/features/conversations/paths.ts';
import { listNotices, type Notice } from '#app/features/moderation/index.ts';
import { type UserRow, userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { reactionPath } from '#app/features/reactions/paths.ts';
import type { Database } from '#app/platform/database/database.ts';
import { boundsOf, type Page, type PageBounds, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import {
  ADVICE_KINDS,
  type AdviceKind,
  type BlogKind,
  CONTACT_KINDS,
  CONVERSATION_KINDS,
  type ContactKind,
  type ConversationKind,
  DESK_KINDS,
  type DeskKind,
  MEMORIAL_KINDS,
  type MemorialKind,
  MODERATION_KINDS,
  type ModerationKind,
  POST_KINDS,
  POST_REACTION_KINDS,
} from '#app/platform/notification-kinds.ts';
import { isUnseen, isVisible } from './is-visible.ts';
import { newsOf } from './news.ts';

/** A notification as its member sees it. */
export type Notification = {
  id: number;
  createdAt: Date;
  seen: boolean;
  /** Who caused it. */
  actor: VisibleUser;
} & (
  | {
      kind: ConversationKind | BlogKind;
      /** What it is about: the conversation with the path of the reaction, or the post. */
      about: { title: string; path: string };
      /** How many reactions or posts it tells of. */
      count: number;
    }
  | { kind: ContactKind }
  | {
      kind: AdviceKind;
      question: { title: string; path: string };
    }
  | { kind: ModerationKind; notice: Notice }
  | { kind: DeskKind; subjectId: number }
  | { kind: MemorialKind }
);

/** To whom notifications are shown, and the page with which they are. */
type Shown = Pick<MemberContext, 'platform' | 'viewer' | 'page'>;

/** A page of the viewer's notifications, the latest first. */
export async function listNotifications(ctx: MemberContext, page: PageRequest): Promise<Page<Notification>> {
  const { platform, viewer } = ctx;
  const { memberId } = viewer;
  const [rows, [counted]] = await Promise.all([
    listRows(platform.db, { memberId, ...boundsOf(page) }),
    countRows(platform.db, { memberId }),
  ]);
  const total = counted?.total ?? 0;
  return { items: await toNotifications(ctx, rows), total, pages: pageCount(total, page.size) };
}

/** How many unseen notifications are looked through for those about a page. */
const UNSEEN_MAX = 100;

/** What the viewer has not seen, the latest first, up to UNSEEN_MAX. */
export async function listUnseen(ctx: Shown): Promise<Notification[]> {
  const { platform, viewer } = ctx;
  return toNotifications(ctx, await listUnseenRows(platform.db, { memberId: viewer.memberId }));
}

async function toNotifications(ctx: Shown, rows: readonly Row[]): Promise<Notification[]> {
  const noticed = rows.flatMap(({ id, kind, subjectId }) => {
    const moderationKind = MODERATION_KINDS.find((known) => known === kind);
    return moderationKind ? [{ id, kind: moderationKind, subjectId }] : [];
  });
  const notices = await listNotices(ctx, noticed);
  return rows.flatMap((row) => toNotification(ctx, row, notices.get(row.id)) ?? []);
}

interface Row {
  id: number;
  kind: string;
  subjectId: number;
  createdAt: Date;
  seen: boolean;
  actor: UserRow | null;
  reactionId: number | null;
  aboutId: number | null;
  /** How much is new, where a notification tells of all that is new in a thing. */
  count: number | null;
  title: string | null;
  slug: string | null;
  groupSlug: string | null;
  postId: number | null;
  postTitle: string | null;
  blogId: number | null;
  blogTitle: string | null;
  questionId: number | null;
  questionTitle: string | null;
}

/**
 * The notification of a row; null when it is about something that is no longer there. `notice` is what moderators decided,
 * for a notification of that.
 */
function toNotification(ctx: Shown, row: Row, notice: Notice | undefined): Notification | null {
  const { id, createdAt, seen } = row;
  const notification = { id, createdAt, seen, actor: userForViewer(ctx, row.actor) };
  const contactKind = CONTACT_KINDS.find((known) => known === row.kind);
  if (contactKind) return { ...notification, kind: contactKind };
  const moderationKind = MODERATION_KINDS.find((known) => known === row.kind);
  if (moderationKind) return notice ? { ...notification, kind: moderationKind, notice } : null;
  const deskKind = DESK_KINDS.find((known) => known === row.kind);
  if (deskKind) return { ...notification, kind: deskKind, subjectId: row.subjectId };
  const memorialKind = MEMORIAL_KINDS.find((known) => known === row.kind);
  if (memorialKind) return { ...notification, kind: memorialKind };
  const adviceKind = ADVICE_KINDS.find((known) => known === row.kind);
  const question = questionOf(row);
  if (adviceKind) return question && { ...notification, kind: adviceKind, question };
  const conversationKind = CONVERSATION_KINDS.find((known) => known === row.kind);
  const blogKind = [...POST_KINDS, ...POST_REACTION_KINDS].find((known) => known === row.kind);
  const about = blogKind ? postOf(row) : conversationOf(row);
  const kind = blogKind ?? conversationKind;
  const count = row.aboutId === null ? 1 : (row.count ?? 0);
  return kind && about && count > 0 ? { ...notification, kind, about, count } : null;
}

function conversationOf({ title, slug, groupSlug, reactionId }: Row) {
  if (reactionId === null || title === null || slug === null || groupSlug === null) return null;
  return { title, path: reactionPath(conversationPath({ slug, group: { slug: groupSlug } }), reactionId) };
}

function postOf({ kind, count, postId, postTitle, blogId, blogTitle, reactionId }: Row) {
  if (postId === null || postTitle === null || blogId === null || blogTitle === null) return null;
  if (kind === 'blog-post' && (count ?? 0) > 1) {
    return { title: blogTitle, path: blogPath({ id: blogId, title: blogTitle }) };
  }
  const path = postPath({ id: postId, title: postTitle, blog: { id: blogId, title: blogTitle } });
  return { title: postTitle, path: reactionId === null ? path : reactionPath(path, reactionId) };
}

function questionOf({ questionId, questionTitle }: Row) {
  if (questionId === null || questionTitle === null) return null;
  return { title: questionTitle, path: questionLookupPath(questionId) };
}

type Viewed = { memberId: number };

const listRows = prepared((db, { memberId, limit, offset }: Viewed & PageBounds) =>
  selectRows(db, memberId).limit(limit).offset(offset),
);

const listUnseenRows = prepared((db, { memberId }: Viewed) =>
  selectRows(db, memberId).where(isUnseen(memberId)).limit(UNSEEN_MAX),
);

const selectRows = (db: Database, memberId: number) =>
  db
    .selectFrom('notification')
    .leftJoinLateral(
      (eb) => newsOf(eb as never, memberId).as<'news'>('news'),
      (join) => join.onTrue(),
    )
    .leftJoin('reaction', (join) =>
      join
        .on((eb) => eb('reaction.id', '=', eb.fn.coalesce('news.firstId', 'notification.subjectId')))
        .on('notification.kind', 'in', [...CONVERSATION_KINDS, ...POST_REACTION_KINDS]),
    )
    .leftJoin('conversation', (join) =>
      join.onRef('conversation.id', '=', 'reaction.subjectId').on('reaction.subjectKind', '=', CONVERSATION_KIND),
    )
    .leftJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .leftJoin('blogPost', (join) =>
      join.on((eb) =>
        eb(
          'blogPost.id',
          '=',
          eb
            .case()
            .when('notification.kind', 'in', [...POST_KINDS])
            .then(eb.fn.coalesce('news.firstId', 'notification.subjectId'))
            .when('reaction.subjectKind', '=', POST_KIND)
            .then(eb.ref('reaction.subjectId'))
            .end(),
        ),
      ),
    )
    .leftJoin('blog', 'blog.id', 'blogPost.blogId')
    .leftJoin('adviceQuestion', (join) =>
      join.onRef('adviceQuestion.id', '=', 'notification.subjectId').on('notification.kind', 'in', [...ADVICE_KINDS]),
    )
    .where('notification.memberId', '=', memberId)
    .where(isVisible(memberId))
    .select((eb) => [
      'notification.id',
      'notification.kind',
      'notification.subjectId',
      'notification.createdAt',
      sql<boolean>`not ${isUnseen(memberId)}`.as('seen'),
      'notification.aboutId',
      'news.count',
      userRow(eb as never, eb.fn.coalesce('news.actorId', 'notification.actorId') as never).as('actor'),
      'reaction.id as reactionId',
      'conversation.title',
      'conversation.slug',
      'discussionGroup.slug as groupSlug',
      'blogPost.id as postId',
      'blogPost.title as postTitle',
      'blog.id as blogId',
      'blog.title as blogTitle',
      'adviceQuestion.id as questionId',
      'adviceQuestion.title as questionTitle',
    ])
    .orderBy('notification.id', 'desc');

const countRows = prepared((db, { memberId }: Viewed) =>
  db
    .selectFrom('notification')
    .where('memberId', '=', memberId)
    .where(isVisible(memberId))
    .select(({ fn }) => fn.countAll<number>().as('total')),
);
