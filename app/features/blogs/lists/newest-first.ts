import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { OPTIMIZATION_FENCE } from '#app/platform/database/list-queries.ts';
import { boundsOf, type Page, type PageBounds, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { MemberContext, RequestContext } from '#app/platform/http/request-context.ts';
import { isBlogShown } from '../shown.ts';
import { BLOGS_TOPIC } from '../topics.ts';
import { readBlogCounts } from './count-blogs.ts';
import { type BlogRow, type BlogSummary, selectBlogs, toBlogSummary } from './summaries.ts';

/** A page of all blogs, the one with the latest activity first; with `openFirst` those that everybody may read come first. */
export async function listBlogs(
  ctx: RequestContext,
  page: PageRequest,
  { openFirst = false } = {},
): Promise<Page<BlogSummary>> {
  ctx.page.dependsOn(BLOGS_TOPIC);
  const [{ total }, rows] = await Promise.all([
    readBlogCounts(ctx),
    openFirst ? listOpenFirst(ctx, boundsOf(page)) : listNewest(ctx.platform.db, boundsOf(page)),
  ]);
  return { items: rows.map((row) => toBlogSummary(ctx, row)), total, pages: pageCount(total, page.size) };
}

const listNewest = prepared((db, { limit, offset }: PageBounds) => selectBlogs(db, newestFirst(db, { limit, offset })));

/** Reads two lists along the same index: the open blogs, and from where those end the closed ones. */
async function listOpenFirst(ctx: RequestContext, { limit, offset }: PageBounds): Promise<BlogRow[]> {
  const { db } = ctx.platform;
  const { public: openCount } = await readBlogCounts(ctx);
  const open = offset < openCount ? await listNewestOf(db, { open: true, limit, offset }) : [];
  if (open.length === limit) return open;
  const closed = { open: false, limit: limit - open.length, offset: Math.max(0, offset - openCount) };
  return [...open, ...(await listNewestOf(db, closed))];
}

const listNewestOf = prepared((db, { open, limit, offset }: { open: boolean } & PageBounds) =>
  selectBlogs(
    db,
    newestFirst(db, { limit, offset }).where(
      sql<boolean>`(select public from member where member.id = blog.owner_id) = ${open}`,
    ),
  ),
);

const newestFirst = (db: Database, { limit, offset }: PageBounds) =>
  db
    .selectFrom('blog')
    .select('blog.id')
    .where(isBlogShown())
    .orderBy('blog.lastActivityAt', 'desc')
    .orderBy('blog.id', 'desc')
    .limit(limit)
    .offset(offset);

/** A page of the blogs that the viewer follows, the one with the latest activity first. */
export async function listFollowedBlogs(ctx: MemberContext, page: PageRequest): Promise<Page<BlogSummary>> {
  const { db } = ctx.platform;
  const { memberId } = ctx.viewer;
  const [rows, [counted]] = await Promise.all([
    listFollowed(db, { memberId, ...boundsOf(page) }),
    countFollowed(db, { memberId }),
  ]);
  const total = counted?.total ?? 0;
  return { items: rows.map((row) => toBlogSummary(ctx, row)), total, pages: pageCount(total, page.size) };
}

type Following = { memberId: number };

/** Looks up and sorts all that the member follows: those are few (docs/decisions/lists.md). */
const listFollowed = prepared((db, { memberId, limit, offset }: Following & PageBounds) =>
  selectBlogs(
    db,
    db
      .selectFrom('blogFollow')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('blog as followed')
            .select(['followed.id', 'followed.lastActivityAt'])
            .whereRef('followed.id', '=', 'blogFollow.blogId')
            .where(isBlogShown('followed'))
            .offset(OPTIMIZATION_FENCE)
            .as('followed'),
        (join) => join.onTrue(),
      )
      .select('followed.id')
      .where('blogFollow.memberId', '=', memberId)
      .orderBy('followed.lastActivityAt', 'desc')
      .orderBy('followed.id', 'desc')
      .limit(limit)
      .offset(offset),
  ),
);

const countFollowed = prepared((db, { memberId }: Following) =>
  db
    .selectFrom('blogFollow')
    .where('memberId', '=', memberId)
    .where(sql<boolean>`not exists (select from blog where id = blog_follow.blog_id and hidden_at is not null)`)
    .select(({ fn }) => fn.countAll<number>().as('total')),
);
