import type { SelectQueryBuilder } from 'kysely';
import { groupTopic } from '#app/features/groups/index.ts';
import { showUser, type UserRow, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { type Page, type PageAsked, pagesOf } from '#app/platform/database/paging.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Visit } from '#app/platform/http/visit.ts';
import { mayRead } from './policy.ts';
import { LATEST_TOPIC } from './topics.ts';

/** A conversation in a list. Of a locked one the viewer gets the title and no more (rules.md R18). */
export interface ListedConversation {
  id: number;
  title: string;
  slug: string;
  public: boolean;
  locked: boolean;
  group: { title: string; slug: string };
  lastActivityAt: Date;
  author: VisibleUser | null;
  lastReactionAuthor: VisibleUser | null;
  reactionCount: number | null;
}

/** The conversations with the newest contributions, of all groups. */
export async function readLatest(visit: Visit, { index, size }: PageAsked): Promise<ListedConversation[]> {
  visit.page.dependsOn(LATEST_TOPIC);
  const rows = await listing(visit)
    .orderBy('conversation.lastActivityAt', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(size)
    .offset(index * size)
    .execute();
  return rows.map((row) => listed(visit, row));
}

/** A page of a group's conversations, the one with the newest contribution first. Throws AppError not_found. */
export async function readGroupConversations(
  visit: Visit,
  groupId: number,
  { index, size }: PageAsked,
): Promise<Page<ListedConversation>> {
  const group = await visit.platform.db
    .selectFrom('discussionGroup')
    .select('conversationCount')
    .where('id', '=', groupId)
    .executeTakeFirst();
  if (!group) throw new AppError('not_found');
  visit.page.dependsOn(groupTopic(groupId));
  const rows = await listing(visit)
    .where('conversation.groupId', '=', groupId)
    .orderBy('conversation.lastActivityAt', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(size)
    .offset(index * size)
    .execute();
  const total = group.conversationCount;
  return { items: rows.map((row) => listed(visit, row)), total, pages: pagesOf(total, size) };
}

function listing({ platform: { db } }: Visit) {
  return db
    .selectFrom('conversation')
    .innerJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .select((eb) => [
      'conversation.id',
      'conversation.title',
      'conversation.slug',
      'conversation.public',
      'conversation.reactionCount',
      'conversation.lastActivityAt',
      'discussionGroup.title as groupTitle',
      'discussionGroup.slug as groupSlug',
      userRow(eb, eb.ref('conversation.authorId')).as('author'),
      userRow(
        eb,
        eb
          .selectFrom('reaction')
          .select('reaction.authorId')
          .whereRef('reaction.conversationId', '=', 'conversation.id')
          .orderBy('reaction.id', 'desc')
          .limit(1)
          .$asScalar(),
      ).as('lastReactionAuthor'),
    ]);
}

type ListedRow = typeof listing extends (visit: Visit) => SelectQueryBuilder<DB, infer _T, infer Row> ? Row : never;

function listed(visit: Visit, row: ListedRow): ListedConversation {
  const common = {
    id: row.id,
    title: row.title,
    slug: row.slug,
    public: row.public,
    group: { title: row.groupTitle, slug: row.groupSlug },
    lastActivityAt: row.lastActivityAt,
  };
  if (!mayRead(visit.viewer, row)) {
    return { ...common, locked: true, author: null, lastReactionAuthor: null, reactionCount: null };
  }
  return {
    ...common,
    locked: false,
    author: showUser(visit, row.author as UserRow | null),
    lastReactionAuthor: row.reactionCount > 0 ? showUser(visit, row.lastReactionAuthor as UserRow | null) : null,
    reactionCount: row.reactionCount,
  };
}
