import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type HoldReason, heldFor, hidePathFor, isShown, mayReport } from '#app/features/moderation/index.ts';
import { userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { type Warnings, warningsFor } from '#app/platform/content-warnings/for-viewer.ts';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type Given, given } from '#app/platform/given.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { hasBlocked } from '#app/platform/session/blocks.ts';
import { isAuthor, isModerator } from '#app/platform/session/viewer.ts';
import { mayEdit, mayFollow, mayLike, mayRead, mayRename } from '../policy.ts';
import { CONVERSATION_KIND } from '../rules.ts';
import { conversationTopic } from '../topics.ts';

/** A conversation as its page shows it to this viewer, without its reactions. */
export interface Conversation {
  id: number;
  title: string;
  slug: string;
  body: string;
  public: boolean;
  createdAt: Date;
  /** When its owner last edited the text. */
  editedAt?: Date;
  /** When a moderator changed it. */
  moderatedAt?: Date;
  lastActivityAt: Date;
  reactionCount: number;
  likeCount: number;
  group: { id: number; title: string; slug: string };
  terms: { id: number; name: string }[];
  author: VisibleUser;
  liked?: true;
  followed?: true;
  muted?: true;
  /** Whether it is there for its author and the moderators alone: a moderator hid it, or it is held. */
  hidden?: true;
  /** Why it waits for a moderator. */
  heldFor?: readonly HoldReason[];
  /** Whether a moderator closed it: then nobody reacts any more. */
  closed?: true;
  /** Whether its text is gone, as its author wanted who deleted the account. */
  withdrawn?: true;
  /** Whether this viewer blocks its author: the text is shown when they ask for it. */
  folded?: true;
  /** What it is about that not everybody wants to read at once. */
  warnings?: Warnings;
  may: Given<Record<'like' | 'report' | 'follow' | 'moderate' | 'edit' | 'rename', boolean>>;
  owner?: true;
  /** Whether its reader is a member, not a visitor. */
  member?: true;
  /** Where a moderator hides it or shows it again. */
  hidePath?: string;
}

/**
 * The conversation with this slug or id. Throws AppError not_found, also for one that is hidden from this viewer, or
 * participants_only if it is closed to this viewer.
 */
export async function readConversation(
  ctx: RequestContext,
  by: { slug: string } | { id: number },
): Promise<Conversation> {
  const { viewer, page } = ctx;
  const [found] = await findConversationRow(ctx, by);
  if (!found) throw new AppError('not_found');
  const row = { ...found, held: found.heldFor !== null };
  page.dependsOn(conversationTopic(row.id));
  if (!isShown(viewer, row)) throw new AppError('not_found');
  if (!mayRead(viewer, row)) throw new AppError('participants_only');
  const hidden = row.hiddenAt !== null;
  const withdrawn = row.withdrawnAt !== null;
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    body: row.body,
    public: row.public,
    createdAt: row.createdAt,
    lastActivityAt: row.lastActivityAt,
    reactionCount: row.reactionCount,
    likeCount: row.likeCount,
    group: { id: row.groupId, title: row.groupTitle, slug: row.groupSlug },
    terms: row.terms,
    author: userForViewer(ctx, row.author),
    ...given({
      editedAt: row.editedAt,
      moderatedAt: row.moderatedAt,
      liked: row.liked,
      followed: row.followed,
      muted: row.muted,
      hidden,
      heldFor: row.heldFor,
      closed: row.reactionsClosedAt !== null,
      withdrawn,
      folded: row.folded,
      warnings: withdrawn ? null : warningsFor(viewer, row, { kind: CONVERSATION_KIND, id: row.id }),
      owner: isAuthor(viewer, row),
      member: viewer !== null,
      hidePath: hidePathFor(viewer, { kind: CONVERSATION_KIND, id: row.id, authorId: row.authorId }),
    }),
    may: given({
      like: !hidden && mayLike(viewer, row),
      report: mayReport(viewer, { authorId: row.authorId, shown: !hidden && !withdrawn }),
      follow: !hidden && mayFollow(viewer),
      moderate: isModerator(viewer),
      edit: mayEdit(viewer, row),
      rename: mayRename(viewer, row),
    }),
  };
}

type Viewed = { viewerId: number };

/** By its slug or its id. */
function findConversationRow({ platform: { db }, viewer }: RequestContext, by: { slug: string } | { id: number }) {
  const viewerId = viewer?.memberId ?? 0;
  return 'slug' in by
    ? findBySlug(db, { slug: by.slug.toLowerCase(), viewerId })
    : findById(db, { id: by.id, viewerId });
}

const findBySlug = prepared((db, { slug, viewerId }: Viewed & { slug: string }) =>
  selectConversation(db, viewerId).where('conversation.slug', '=', slug),
);

const findById = prepared((db, { id, viewerId }: Viewed & { id: number }) =>
  selectConversation(db, viewerId).where('conversation.id', '=', id),
);

function selectConversation(db: Database, viewerId: number) {
  return db
    .selectFrom('conversation')
    .innerJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .select((eb) => [
      'conversation.id',
      'conversation.title',
      'conversation.slug',
      'conversation.body',
      'conversation.public',
      'conversation.createdAt',
      'conversation.editedAt',
      'conversation.moderatedAt',
      'conversation.lastActivityAt',
      'conversation.reactionCount',
      'conversation.likeCount',
      'conversation.authorId',
      'conversation.groupId',
      'conversation.hiddenAt',
      heldFor(CONVERSATION_KIND, 'conversation').as('heldFor'),
      'conversation.reactionsClosedAt',
      'conversation.withdrawnAt',
      'conversation.contentWarnings',
      'conversation.contentWarningsModeratedAt',
      'discussionGroup.title as groupTitle',
      'discussionGroup.slug as groupSlug',
      userRow(eb, eb.ref('conversation.authorId')).as('author'),
      jsonArrayFrom(
        eb
          .selectFrom('conversationTerm')
          .innerJoin('groupTerm', 'groupTerm.id', 'conversationTerm.termId')
          .select(['groupTerm.id', 'groupTerm.name'])
          .whereRef('conversationTerm.conversationId', '=', 'conversation.id')
          .orderBy('groupTerm.name'),
      ).as('terms'),
      sql<boolean>`exists (select from conversation_like where conversation_id = conversation.id and member_id = ${viewerId})`.as(
        'liked',
      ),
      sql<boolean>`exists (select from conversation_follow where conversation_id = conversation.id and member_id = ${viewerId})`.as(
        'followed',
      ),
      sql<boolean>`exists (select from conversation_mute where conversation_id = conversation.id and member_id = ${viewerId})`.as(
        'muted',
      ),
      hasBlocked(viewerId, eb.ref('conversation.authorId')).as('folded'),
    ]);
}
