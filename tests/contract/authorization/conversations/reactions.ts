import type { reactionCalls } from '#app/features/conversations/contract/reaction-calls.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import { REASONS } from '#tests/support/moderation.ts';
import type { Fixture } from '../fixture.ts';
import { USER } from '../profiles.ts';
import { byState, emptyBody, json, notLoggedIn, type RowsOf, refused, text, under, writes } from '../row.ts';
import type { Person } from '../states.ts';
import { onTextOfOthers } from './marks.ts';
import { closeCases, insertReactionLike, withRow } from './prepare.ts';
import { conversationParams, forMembers, forModerators, readable } from './rows.ts';

const REACTION = [
  ...under('Reaction', ['Id', 'Body', 'Created']),
  ...under('User', USER),
  'Flagged',
  'IsLiked',
  'LikesCount',
];

const REACTION_CREATED = writes(json('Id', 'Body', 'Created'), 'conversation', 'reaction', 'pageChange');

const newReaction = (fixture: Fixture) => ({
  ...conversationParams(fixture),
  body: { Body: 'Zo is het bij mij ook.' },
});

const reactionEdit = ({ reactions }: Fixture, { state }: Person) => ({
  params: { id: reactions.others.id },
  body: { ...REASONS, Body: `Netter gezegd door ${state}.` },
});

const ownReaction = ({ reactions }: Fixture) => ({ params: { id: reactions.own.id } });

const ownEdit = (fixture: Fixture) => ({ ...ownReaction(fixture), body: { Body: 'Zo bedoelde ik het.' } });

/** On the text of a deleted account, which has no owner. */
const onTextOfFormerMember = (...changes: (keyof DB)[]) => ({
  variant: 'by a former member',
  request: withRow(closeCases, ({ reactions }: Fixture) => ({ params: { id: reactions.deleted.id } })),
  responses: byState({ visitors: notLoggedIn, members: writes(emptyBody, ...changes) }),
});

export const reactionRows: RowsOf<typeof reactionCalls> = {
  reactions: readable(conversationParams, json('Total', ...under('Reactions[]', REACTION))),
  react: forMembers(newReaction, REACTION_CREATED),
  writeAsModerator: forModerators(
    (fixture) => ({ ...conversationParams(fixture), body: { Msg: 'Houden jullie het vriendelijk?' } }),
    REACTION_CREATED,
  ),
  editReaction: forModerators(
    reactionEdit,
    writes(emptyBody, 'reaction', 'editedText', 'moderationCase', 'moderationAction', 'decision', 'pageChange'),
  ),
  editOwnReaction: [
    ...forMembers(ownEdit, refused(403, 'forbidden'), writes(emptyBody, 'reaction', 'pageChange')),
    {
      variant: 'of a former member',
      request: (fixture) => ({ ...ownEdit(fixture), params: { id: fixture.reactions.deleted.id } }),
      responses: byState({ visitors: notLoggedIn, members: refused(403, 'forbidden') }),
    },
  ],
  withdrawReaction: [
    ...forMembers(ownReaction, refused(403, 'forbidden'), writes(emptyBody, 'reaction', 'pageChange')),
    {
      variant: 'of a former member',
      request: ({ reactions }) => ({ params: { id: reactions.deleted.id } }),
      responses: byState({ visitors: notLoggedIn, members: refused(403, 'forbidden') }),
    },
  ],
  visit: forMembers((fixture) => ({ ...conversationParams(fixture), body: {} }), writes(emptyBody, 'visit')),
  likeReaction: [
    ...onTextOfOthers(ownReaction, 'reaction', 'reactionLike', 'pageChange'),
    onTextOfFormerMember('reaction', 'reactionLike', 'pageChange'),
  ],
  unlikeReaction: onTextOfOthers(withRow(insertReactionLike, ownReaction), 'reaction', 'reactionLike', 'pageChange'),
  reportReaction: [
    ...onTextOfOthers(withRow(closeCases, ownReaction), 'report', 'moderationCase', 'reportedText'),
    onTextOfFormerMember('report', 'moderationCase', 'reportedText'),
  ],
  userIsModerator: [
    {
      request: () => ({}),
      responses: byState({ visitors: notLoggedIn, members: text('false'), moderator: text('true') }),
    },
  ],
  userIsModeratorHere: [
    {
      request: conversationParams,
      responses: byState({ visitors: notLoggedIn, members: text('false'), moderator: text('true') }),
    },
    {
      variant: 'of a private conversation',
      public: false,
      request: conversationParams,
      responses: byState({ visitors: notLoggedIn, members: text('false'), moderator: text('true') }),
    },
  ],
};
