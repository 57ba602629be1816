import type { markCalls } from '#app/features/conversations/contract/mark-calls.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import { emptyBody, json, type Row, type RowsOf, refused, text, writes } from '../row.ts';
import { closeCases, insertFollow, insertLike, insertMute, withRow } from './prepare.ts';
import { conversationParams, forMembers, type MakeRequest, readable } from './rows.ts';

/** For members, but not on their own text (rules.md R26). */
export const onTextOfOthers = <S>(request: MakeRequest<S>, ...changes: (keyof DB)[]): [Row<S>, Row<S>] =>
  forMembers(request, writes(emptyBody, ...changes), refused(403, 'forbidden'));

export const markRows: RowsOf<typeof markCalls> = {
  isLiked: [
    ...forMembers(conversationParams, text('false')),
    ...forMembers(withRow(insertLike, conversationParams), text('true')),
  ],
  countLikes: readable(conversationParams, json()),
  follows: [
    ...forMembers(conversationParams, text('off')),
    ...forMembers(withRow(insertFollow, conversationParams), text('on')),
  ],
  follow: forMembers(conversationParams, writes(emptyBody, 'conversationFollow')),
  unfollow: forMembers(withRow(insertFollow, conversationParams), writes(emptyBody, 'conversationFollow')),
  mute: forMembers(conversationParams, writes(emptyBody, 'conversationMute')),
  unmute: forMembers(withRow(insertMute, conversationParams), writes(emptyBody, 'conversationMute')),
  like: onTextOfOthers(conversationParams, 'conversation', 'conversationLike', 'pageChange'),
  unlike: onTextOfOthers(withRow(insertLike, conversationParams), 'conversation', 'conversationLike', 'pageChange'),
  report: onTextOfOthers(withRow(closeCases, conversationParams), 'report', 'moderationCase', 'reportedText'),
};
