import { sql } from 'kysely';
import { userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { boundsOf, type Page, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { GROUPS_TOPIC, groupTopic } from '../topics.ts';

export interface Group {
  id: number;
  title: string;
  slug: string;
  introduction: string;
  /** What it is about in one sentence; may be empty. */
  summary: string;
  /** The name of its drawing, for `groupPicturePath`; null if it has none. */
  picture: string | null;
  createdAt: Date;
  conversationCount: number;
}

/** A group in the list of all groups. */
export type GroupSummary = Pick<Group, 'id' | 'title' | 'slug' | 'conversationCount' | 'summary' | 'picture'>;

const COLUMNS = [
  'id',
  'title',
  'slug',
  'introduction',
  'summary',
  'picture',
  'createdAt',
  'conversationCount',
] as const;

/** All groups by title. They need no pages, because only editors create groups. */
export async function listAllGroups({ platform: { db }, page }: RequestContext): Promise<GroupSummary[]> {
  page.dependsOn(GROUPS_TOPIC);
  return db
    .selectFrom('discussionGroup')
    .select(['id', 'title', 'slug', 'conversationCount', 'summary', 'picture'])
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/** One page of the list of all groups, by title. */
export async function listGroups(
  { platform: { db }, page }: RequestContext,
  request: PageRequest,
): Promise<Page<Group>> {
  const { limit, offset } = boundsOf(request);
  page.dependsOn(GROUPS_TOPIC);
  const { total } = await db
    .selectFrom('discussionGroup')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('discussionGroup')
    .select(COLUMNS)
    .orderBy('title')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total, pages: pageCount(total, request.size) };
}

/** The number of conversations in all groups together. */
export async function countConversations({ platform: { db } }: RequestContext): Promise<number> {
  const { total } = await db
    .selectFrom('discussionGroup')
    .select(sql<number>`coalesce(sum(conversation_count), 0)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The group with this slug or id. Throws AppError not_found. */
export async function readGroup(
  { platform: { db }, page }: RequestContext,
  by: { slug: string } | { id: number },
): Promise<Group> {
  const [group] = await ('slug' in by ? findBySlug(db, { slug: by.slug.toLowerCase() }) : findById(db, by));
  if (!group) throw new AppError('not_found');
  page.dependsOn(groupTopic(group.id));
  return group;
}

const findBySlug = prepared((db, { slug }: { slug: string }) =>
  db.selectFrom('discussionGroup').select(COLUMNS).where('slug', '=', slug),
);

const findById = prepared((db, { id }: { id: number }) =>
  db.selectFrom('discussionGroup').select(COLUMNS).where('id', '=', id),
);

/** The groups with these slugs; unknown slugs are left out. */
export async function listGroupsBySlugs(
  { platform: { db }, page }: RequestContext,
  slugs: readonly string[],
): Promise<Group[]> {
  if (slugs.length === 0) return [];
  const groups = await listBySlugs(db, { slugs });
  page.dependsOn(...groups.map(({ id }) => groupTopic(id)));
  return groups;
}

const listBySlugs = prepared((db, { slugs }: { slugs: readonly string[] }) =>
  db.selectFrom('discussionGroup').select(COLUMNS).where('slug', '=', sql<string>`any(${slugs})`),
);

/** The groups with these ids, by title; unknown ids are left out. */
export async function listGroupsByIds({ platform: { db }, page }: RequestContext, ids: number[]): Promise<Group[]> {
  if (ids.length === 0) return [];
  const groups = await db
    .selectFrom('discussionGroup')
    .select(COLUMNS)
    .where('id', 'in', ids)
    .orderBy('title')
    .execute();
  page.dependsOn(...groups.map(({ id }) => groupTopic(id)));
  return groups;
}

export interface GroupTerm {
  id: number;
  name: string;
}

/** The terms of a group in alphabetical order. */
export const listTerms = ({ platform: { db } }: RequestContext, groupId: number): Promise<GroupTerm[]> =>
  db.selectFrom('groupTerm').select(['id', 'name']).where('groupId', '=', groupId).orderBy('name').execute();

/**
 * The moderators of a group, as this viewer may see them: of the members whom it names, those who have that role. So
 * whoever is listed here is also labelled 'moderator' beside what they write.
 */
export async function listModerators(ctx: RequestContext, groupId: number): Promise<VisibleUser[]> {
  const rows = await ctx.platform.db
    .selectFrom('groupModerator')
    .innerJoin('memberRole', 'memberRole.memberId', 'groupModerator.memberId')
    .where('groupModerator.groupId', '=', groupId)
    .where('memberRole.role', '=', 'moderator')
    .select((eb) => userRow(eb, eb.ref('groupModerator.memberId')).as('user'))
    .orderBy('groupModerator.memberId')
    .execute();
  return rows.map(({ user }) => userForViewer(ctx, user));
}

/** What the page of a group shows beside its conversations. */
export async function readGroupScreen(ctx: RequestContext, slug: string) {
  const group = await readGroup(ctx, { slug });
  const [terms, moderators] = await Promise.all([listTerms(ctx, group.id), listModerators(ctx, group.id)]);
  return { group, terms, moderators };
}
