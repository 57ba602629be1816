import { memberTopic, userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { type Warnings, warningsFor } from '#app/platform/content-warnings/for-viewer.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { mayRead } from '../policy.ts';
import { conversationReactions } from '../reactions.ts';
import { isConversationShown } from '../shown.ts';
import type { newestFirst, newestFirstOf } from './newest-first.ts';

type Ids = number[] | ReturnType<typeof newestFirst> | ReturnType<typeof newestFirstOf>;

/** A conversation in a list. If it is locked for the viewer, only its title is given (rules.md R18). */
export interface ConversationSummary {
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
  /** What it is about that not everybody wants to read at once; null for nothing. */
  warnings: Warnings | null;
}

/**
 * The conversations with these ids as this viewer may see them, the newest activity first. `ids` is a list of ids, or
 * the query for one page of a list: that query only reads an index, so that a deep page is cheap, and only the
 * conversations of the page are read whole.
 */
export async function listSummaries(ctx: RequestContext, ids: Ids): Promise<ConversationSummary[]> {
  return toSummaries(ctx, await selectSummaries(ctx.platform.db, ids).execute());
}

/** The rows of a query of selectSummaries() as this viewer may see them. */
export const toSummaries = (ctx: RequestContext, rows: readonly SummaryRow[]): ConversationSummary[] =>
  rows.map((row) => toSummary(ctx, row));

/** The topics of the members whom these rows show, to viewers who may see them. */
export const topicsOfAuthors = (rows: readonly SummaryRow[]): string[] =>
  rows.flatMap(({ author, lastReactionAuthor }) =>
    [author, lastReactionAuthor].flatMap((member) => (member ? memberTopic(member.id) : [])),
  );

/** A query for the rows of these conversations but the hidden ones, the newest activity first (docs/decisions/hiding.md). */
export const selectSummaries = (db: Database, ids: Ids) => selectWithHidden(db, ids).where(isConversationShown());

/** The same with the hidden ones, for a page that has to know of them. */
export function selectWithHidden(db: Database, ids: Ids) {
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
      'conversation.hiddenAt',
      'conversation.authorId',
      'conversation.contentWarnings',
      'conversation.contentWarningsModeratedAt',
      'discussionGroup.title as groupTitle',
      'discussionGroup.slug as groupSlug',
      userRow(eb, eb.ref('conversation.authorId')).as('author'),
      userRow(
        eb,
        eb
          .selectFrom('reaction')
          .select('reaction.authorId')
          .whereRef('reaction.subjectId', '=', 'conversation.id')
          .where('reaction.subjectKind', '=', conversationReactions.name)
          .where('reaction.hiddenAt', 'is', null)
          .orderBy('reaction.id', 'desc')
          .limit(1)
          .$asScalar(),
      ).as('lastReactionAuthor'),
    ])
    .where('conversation.id', 'in', ids)
    .orderBy('conversation.lastActivityAt', 'desc')
    .orderBy('conversation.id', 'desc');
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>;

function toSummary(ctx: RequestContext, row: SummaryRow): ConversationSummary {
  const common = {
    id: row.id,
    title: row.title,
    slug: row.slug,
    public: row.public,
    group: { title: row.groupTitle, slug: row.groupSlug },
    lastActivityAt: row.lastActivityAt,
  };
  if (!mayRead(ctx.viewer, row)) {
    return { ...common, locked: true, author: null, lastReactionAuthor: null, reactionCount: null, warnings: null };
  }
  return {
    ...common,
    locked: false,
    author: userForViewer(ctx, row.author),
    lastReactionAuthor: row.reactionCount > 0 ? userForViewer(ctx, row.lastReactionAuthor) : null,
    reactionCount: row.reactionCount,
    warnings: warningsFor(ctx.viewer, row),
  };
}
