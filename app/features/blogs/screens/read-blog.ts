import { sql } from 'kysely';
import { type HoldReason, heldFor, hidePathFor, mayReport } from '#app/features/moderation/index.ts';
import {
  memberTopic,
  seesAbout,
  termLabel,
  treatments,
  type UserRow,
  userForViewer,
  userRow,
  type VisibleUser,
} from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { isOwner, isShownTo, mayEdit, mayFollow, mayRead, type Readable } from '../policy.ts';
import { BLOG_KIND } from '../rules.ts';
import { blogTopic } from '../topics.ts';

/** A blog as its pages show it to this viewer. */
export interface Blog {
  id: number;
  title: string;
  description: string;
  createdAt: Date;
  /** Null before its first valid save. */
  publishedAt: Date | null;
  editedAt: Date | null;
  /** When a moderator changed it; null if none did. */
  moderatedAt: Date | null;
  lastActivityAt: Date;
  followerCount: number;
  postCount: number;
  /** Whether every visitor may read it. */
  public: boolean;
  owner: VisibleUser;
  /** The current treatment of its owner, where they tell it. */
  treatment: string | null;
  followed: boolean;
  /** Whether it is there for its owner and the moderators alone: a moderator hid it, or it is held. */
  hidden: boolean;
  /** Why it waits for a moderator; null where it does not. */
  heldFor: readonly HoldReason[] | null;
  /** Whether the viewer owns it. */
  own: boolean;
  may: { follow: boolean; report: boolean; edit: boolean };
  /** Where a moderator hides it or shows it again; null for others. */
  hidePath: string | null;
}

/**
 * The blog with this id. Throws AppError not_found, or participants_only if it is closed to this viewer.
 */
export async function readBlog(ctx: RequestContext, id: number): Promise<Blog> {
  const [row] = await findById(ctx.platform.db, { id, viewerId: ctx.viewer?.memberId ?? 0 });
  if (!row) throw new AppError('not_found');
  assertReadable(ctx, row);
  return toBlog(ctx, row);
}

/** The blog of the viewer; null for whoever has none. */
export async function findOwnBlog(ctx: RequestContext): Promise<Blog | null> {
  if (!ctx.viewer) return null;
  const { memberId } = ctx.viewer;
  const [row] = await findByOwner(ctx.platform.db, { ownerId: memberId, viewerId: memberId });
  return row ? toBlog(ctx, row) : null;
}

/**
 * Makes the page depend on who may read this. Throws AppError not_found for what is not there for this viewer, or
 * participants_only for what is closed to visitors: a member whom its owner blocks gets not_found, since logging in would
 * not help them.
 */
export function assertReadable({ viewer, page }: RequestContext, subject: Readable): void {
  page.dependsOn(memberTopic(subject.ownerId));
  if (!isShownTo(viewer, subject)) throw new AppError('not_found');
  if (!mayRead(viewer, subject)) throw new AppError(viewer ? 'not_found' : 'participants_only');
}

type Viewed = { viewerId: number };

const findById = prepared((db, { id, viewerId }: Viewed & { id: number }) =>
  selectBlog(db, viewerId).where('blog.id', '=', id),
);

const findByOwner = prepared((db, { ownerId, viewerId }: Viewed & { ownerId: number }) =>
  selectBlog(db, viewerId).where('blog.ownerId', '=', ownerId),
);

const selectBlog = (db: Database, viewerId: number) =>
  db
    .selectFrom('blog')
    .innerJoin('member', 'member.id', 'blog.ownerId')
    .leftJoin('profile', 'profile.memberId', 'blog.ownerId')
    .select((eb) => [
      'blog.id',
      'blog.title',
      'blog.description',
      'blog.ownerId',
      'blog.createdAt',
      'blog.publishedAt',
      'blog.hiddenAt',
      'blog.editedAt',
      'blog.moderatedAt',
      'blog.lastActivityAt',
      'blog.followerCount',
      'blog.postCount',
      'member.public',
      'profile.currentTreatmentId as treatmentId',
      userRow(eb, eb.ref('blog.ownerId')).as('owner'),
      sql<boolean>`exists (select from blog_follow where blog_id = blog.id and member_id = ${viewerId})`.as('followed'),
      heldFor(BLOG_KIND, 'blog').as('heldFor'),
    ]);

type BlogRow = Awaited<ReturnType<typeof findById>>[number];

function toBlog(ctx: RequestContext, row: BlogRow): Blog {
  const { viewer, page } = ctx;
  const owner = row.owner as UserRow;
  const open = row.publishedAt !== null && row.hiddenAt === null;
  page.dependsOn(blogTopic(row.id));
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    createdAt: row.createdAt,
    publishedAt: row.publishedAt,
    editedAt: row.editedAt,
    moderatedAt: row.moderatedAt,
    lastActivityAt: row.lastActivityAt,
    followerCount: row.followerCount,
    postCount: row.postCount,
    public: row.public,
    owner: userForViewer(ctx, owner),
    treatment: seesAbout(viewer, owner) ? termLabel(treatments, row.treatmentId) : null,
    followed: row.followed,
    hidden: row.hiddenAt !== null,
    heldFor: row.heldFor,
    own: isOwner(viewer, row),
    may: {
      follow: open && mayFollow(viewer, row),
      report: mayReport(viewer, { authorId: row.ownerId, shown: open }),
      edit: mayEdit(viewer, { ...row, held: row.heldFor !== null }),
    },
    hidePath: hidePathFor(viewer, { kind: BLOG_KIND, id: row.id, authorId: row.ownerId }),
  };
}
