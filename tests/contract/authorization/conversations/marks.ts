import type { markCalls } from '#app/features/conversations/contract/marks.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { Fixture } from '../fixture.ts';
import { byState, emptyBody, json, notLoggedIn, type Row, type RowsOf, refused, text, writes } from '../row.ts';
import { deleteCases, insertFollow, insertLike, insertReactionLike, withRow } from './prepare.ts';
import { conversationParams, forMembers, type MakeRequest, readable } from './rows.ts';

/** The reaction of the conversation's owner, who may not like or flag it. */
const ownReactionParams = ({ reactions }: Fixture) => ({ params: { id: reactions.own.id } });

/** For members, but not on their own text (rules.md R26). */
const onTextOfOthers = <S>(request: MakeRequest<S>, ...changes: (keyof DB)[]): [Row<S>, Row<S>] =>
  forMembers(request, writes(emptyBody, ...changes), refused(403, 'forbidden'));

/** On the text of a deleted account, which has no owner. */
const onTextOfFormerMember = (...changes: (keyof DB)[]) => ({
  variant: 'by a former member',
  request: withRow(deleteCases, ({ reactions }: Fixture) => ({ params: { id: reactions.deleted.id } })),
  responses: byState({ visitors: notLoggedIn, members: writes(emptyBody, ...changes) }),
});

export const markRows: RowsOf<typeof markCalls> = {
  // conversations-20
  isLiked: [
    ...forMembers(conversationParams, text('false')),
    ...forMembers(withRow(insertLike, conversationParams), text('true')),
  ],
  // conversations-20
  countLikes: readable(conversationParams, json()),
  // conversations-20, conversations-21
  follows: [
    ...forMembers(conversationParams, text('off')),
    ...forMembers(withRow(insertFollow, conversationParams), text('on')),
  ],
  visit: forMembers(
    (fixture) => ({ ...conversationParams(fixture), body: {} }),
    writes(emptyBody, 'conversationVisit'),
  ),
  // conversations-21
  follow: forMembers(conversationParams, writes(emptyBody, 'conversationFollow')),
  unfollow: forMembers(withRow(insertFollow, conversationParams), writes(emptyBody, 'conversationFollow')),
  // conversations-23
  like: onTextOfOthers(conversationParams, 'conversation', 'conversationLike', 'pageChange'),
  unlike: onTextOfOthers(withRow(insertLike, conversationParams), 'conversation', 'conversationLike', 'pageChange'),
  // conversations-12, moderation-1
  flag: onTextOfOthers(withRow(deleteCases, conversationParams), 'conversationFlag', 'moderationCase'),
  // conversations-23
  likeReaction: [
    ...onTextOfOthers(ownReactionParams, 'reaction', 'reactionLike', 'pageChange'),
    onTextOfFormerMember('reaction', 'reactionLike', 'pageChange'),
  ],
  unlikeReaction: onTextOfOthers(
    withRow(insertReactionLike, ownReactionParams),
    'reaction',
    'reactionLike',
    'pageChange',
  ),
  // conversations-24
  flagReaction: [
    ...onTextOfOthers(withRow(deleteCases, ownReactionParams), 'reactionFlag', 'moderationCase'),
    onTextOfFormerMember('reactionFlag', 'moderationCase'),
  ],
};
