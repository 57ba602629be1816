import { sql } from 'kysely';
import { excludedMembers, isInMemoriam } from '#app/features/profiles/index.ts';
import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { notBlocked } from '#app/platform/session/blocks.ts';
import { conversationReactions } from '../reactions.ts';
import { CONVERSATION_KIND } from '../rules.ts';
import { isConversationShown } from '../shown.ts';
import { type ConversationSummary, selectSummaries, toSummaries } from './summaries.ts';

/** Of how many conversations of a group, those with the newest activity, some are chosen. */
const LOOKED_THROUGH = 100;

/** How many reactions a quiet conversation has: somebody answered, and a newcomer reads it all. */
const [ANSWERED, QUIET] = [2, 12];

interface Choice {
  viewerId: number;
  /** The titles of groups, in lower case. */
  groups: readonly string[];
  /** What they may be about of what not everybody wants to read. */
  about: readonly ContentWarning[];
  limit: number;
}

/**
 * Quiet conversations of these groups that everybody may read, in which a newcomer can react: answered and not long, without
 * a case and without other content warnings than those in `about`; not of the viewer, of who died or may never write again, or
 * where one of the two blocks the other. Those with a reaction that somebody
 * likes come first, and of these the newest activity.
 */
export async function listQuietConversations(
  ctx: MemberContext,
  { groups, about = [], size }: { groups: readonly string[]; about?: readonly ContentWarning[]; size: number },
): Promise<ConversationSummary[]> {
  if (groups.length === 0) return [];
  const { db } = ctx.platform;
  const chosen = await chooseQuiet(db, {
    viewerId: ctx.viewer.memberId,
    groups: groups.map((title) => title.toLowerCase()),
    about,
    limit: size,
  });
  if (chosen.length === 0) return [];
  const rows = await selectSummaries(
    db,
    chosen.map(({ id }) => id),
  ).execute();
  const place = new Map(chosen.map(({ id }, index) => [id, index]));
  return toSummaries(ctx, rows).toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

const chooseQuiet = prepared((db, { viewerId, groups, about, limit }: Choice) =>
  db
    .selectFrom('discussionGroup')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('conversation')
          .selectAll()
          .whereRef('conversation.groupId', '=', 'discussionGroup.id')
          .where('conversation.public', '=', true)
          .where(isConversationShown())
          .orderBy('lastActivityAt', 'desc')
          .orderBy('conversation.id', 'desc')
          .limit(LOOKED_THROUGH)
          .as('conversation'),
      (join) => join.onTrue(),
    )
    .select('conversation.id')
    .where(sql`lower(discussion_group.title)`, '=', sql<string>`any(${groups})`)
    .where('conversation.reactionCount', '>=', ANSWERED)
    .where('conversation.reactionCount', '<=', QUIET)
    .where('conversation.reactionsClosedAt', 'is', null)
    .where('conversation.withdrawnAt', 'is', null)
    .where(sql<boolean>`conversation.content_warnings <@ ${about}::text[]`)
    .where((eb) => eb.or([eb('conversation.authorId', 'is', null), eb('conversation.authorId', '<>', viewerId)]))
    .where((eb) => eb.not(isInMemoriam(eb.ref('conversation.authorId'))))
    .where((eb) =>
      eb.or([
        eb('conversation.authorId', 'is', null),
        eb('conversation.authorId', '<>', sql<number>`all(${excludedMembers})`),
      ]),
    )
    .where((eb) => notBlocked(eb, sql<number>`${viewerId}::integer`, eb.ref('conversation.authorId')))
    .where(
      sql<boolean>`not exists (
        select from moderation_case
        where kind = ${CONVERSATION_KIND} and subject_id = conversation.id and handled_at is null
      )`,
    )
    .orderBy(
      sql`exists (
        select from reaction
        where subject_kind = ${conversationReactions.name} and subject_id = conversation.id
          and like_count > 0 and hidden_at is null
      ) desc`,
    )
    .orderBy('conversation.lastActivityAt', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(limit),
);
