import type { conversationsContract } from '#app/features/conversations/contract.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { Fixture } from './fixture.ts';
import { USER } from './profiles.ts';
import {
  byState,
  type Expected,
  emptyBody,
  everyone,
  json,
  notLoggedIn,
  type Row,
  type RowsOf,
  refused,
  text,
  under,
  writes,
} from './row.ts';
import type { Person } from './states.ts';

const CONVERSATION = ['Id', 'Title', 'Slug', 'Body', 'Created', 'Public', 'LastActivity', 'Reactions'];
const TEASER = [
  ...under('Conversation', ['Id', 'Title', 'Public', 'Slug']),
  ...under('Group', ['Title', 'Slug']),
  'LastActivity',
  'NumberOfReactions',
];
/** The fields of a conversation in a list: one that the viewer may read, and a closed one, which names nobody (rules.md R18). */
const OPEN = [...TEASER, ...under('Owner', USER), ...under('LastReactionAuthor', USER)];
const LOCKED = [...TEASER, 'Owner', 'LastReactionAuthor'];
const REACTION = [
  ...under('Reaction', ['Id', 'Body', 'Created']),
  ...under('User', USER),
  'Flagged',
  'IsLiked',
  'LikesCount',
];

/** A page of followed conversations, and an empty page. */
const FOLLOWED = json(...under('Items[]', OPEN), 'TotalCount', 'NumPages');
const EMPTY_PAGE = json('Items[]', 'TotalCount', 'NumPages');
const PAGE_OF_OPEN = json(...under('Items[]', OPEN), 'TotalCount', 'NumPages');

const termFilter = ({ group }: Fixture) => ({
  params: { id: group.id },
  query: { groupTermIds: String(group.termId) },
});
const INVALID = refused(422, 'invalid_input');

const groupParams = ({ group }: Fixture) => ({ params: { id: group.id } });
const conversationParams = ({ conversation }: Fixture) => ({ params: { id: conversation.id } });
/** The reaction of the conversation's owner, who may not like or flag it. */
const ownReactionParams = ({ reactions }: Fixture) => ({ params: { id: reactions.own.id } });

type MakeRequest<S> = (fixture: Fixture, person: Person) => S;

/** Everybody may read a public conversation; only members may read a private one. */
const readable = <S>(request: MakeRequest<S>, expected: Expected): [Row<S>, Row<S>] => [
  { variant: 'a public conversation', request, responses: everyone(expected) },
  {
    variant: 'a private conversation',
    public: false,
    request,
    responses: byState({ visitors: refused(403, 'participants_only'), members: expected }),
  },
];

/** A list shows a private conversation to visitors as a locked teaser. */
const listed = <S>(request: MakeRequest<S>, shown: (teaser: string[]) => Expected): [Row<S>, Row<S>] => [
  { variant: 'with a public conversation', request, responses: everyone(shown(OPEN)) },
  {
    variant: 'with a private conversation',
    public: false,
    request,
    responses: byState({ visitors: shown(LOCKED), members: shown(OPEN) }),
  },
];

/** For members only, both of a public and of a private conversation. `owner` is what the owner gets, if it differs. */
const forMembers = <S>(request: MakeRequest<S>, members: Expected, owner = members): [Row<S>, Row<S>] => {
  const expected = byState({ visitors: notLoggedIn, members, owner });
  return [
    { variant: 'in a public conversation', request, responses: expected },
    { variant: 'in a private conversation', public: false, request, responses: expected },
  ];
};

/** For members, but not on their own text (rules.md R26). */
const onTextOfOthers = <S>(request: MakeRequest<S>, ...changes: (keyof DB)[]): [Row<S>, Row<S>] =>
  forMembers(request, writes(emptyBody, ...changes), refused(403, 'forbidden'));

/** On the text of a deleted account, which has no owner. */
const onTextOfFormerMember = (...changes: (keyof DB)[]) => ({
  variant: 'by a former member',
  request: ({ reactions }: Fixture) => ({ params: { id: reactions.deleted.id } }),
  responses: byState({ visitors: notLoggedIn, members: writes(emptyBody, ...changes) }),
});

/** A request before which `prepare` inserts a row for the member who makes it. */
const withRow = <S>(prepare: (fixture: Fixture, memberId: number) => Promise<unknown>, request: MakeRequest<S>) =>
  async function prepared(fixture: Fixture, person: Person): Promise<S> {
    if (person.member) await prepare(fixture, person.member.id);
    return request(fixture, person);
  };

const insertLike = ({ platform: { db, clock }, conversation }: Fixture, memberId: number) =>
  db
    .insertInto('conversationLike')
    .values({ conversationId: conversation.id, memberId, createdAt: clock.now() })
    .execute();

const insertFollow = ({ platform: { db, clock }, conversation }: Fixture, memberId: number) =>
  db
    .insertInto('conversationFollow')
    .values({ conversationId: conversation.id, memberId, createdAt: clock.now() })
    .execute();

const insertReactionLike = ({ platform: { db, clock }, reactions }: Fixture, memberId: number) =>
  db.insertInto('reactionLike').values({ reactionId: reactions.own.id, memberId, createdAt: clock.now() }).execute();

const newReaction = (fixture: Fixture) => ({
  ...conversationParams(fixture),
  body: { Body: 'Zo is het bij mij ook.' },
});
const REACTION_CREATED = writes(json('Id', 'Body', 'Created'), 'conversation', 'reaction', 'pageChange');

/** For moderators only, both of a public and of a private conversation. */
const forModerators = <S>(request: MakeRequest<S>, expected: Expected): [Row<S>, Row<S>] => {
  const refusal = refused(403, 'forbidden');
  const given = byState({ visitors: notLoggedIn, members: refusal, moderator: expected });
  return [
    { variant: 'in a public conversation', request, responses: given },
    { variant: 'in a private conversation', public: false, request, responses: given },
  ];
};

const newConversation = ({ group }: Fixture, termIds = [group.termId]) => ({
  params: { groupId: group.id },
  body: { Title: 'Hoe doen jullie dat?', Description: 'Ik ben benieuwd.', Visibility: true, GroupTermIds: termIds },
});
const CONVERSATION_CREATED = writes(
  json('Id', 'Slug'),
  'conversation',
  'conversationFollow',
  'conversationTerm',
  'discussionGroup',
  'pageChange',
);

const conversationEdit = ({ conversation }: Fixture, { state }: Person) => ({
  body: { Id: conversation.id, Body: `Zo bedoelde ik het, zegt ${state}.` },
});
const titleEdit = (fixture: Fixture, person: Person) => ({
  body: { ...conversationEdit(fixture, person).body, Title: 'Een andere titel' },
});

const reactionEdit = ({ reactions }: Fixture, { state }: Person) => ({
  params: { id: reactions.others.id },
  body: { Body: `Netter gezegd door ${state}.` },
});

export const conversationsRows: RowsOf<typeof conversationsContract> = {
  inGroup: listed(
    ({ group }) => ({ params: { id: group.id } }),
    (teaser) => json(...under('Items[]', teaser), 'TotalCount', 'NumPages'),
  ),
  active: listed(
    () => ({ query: { page_size: 1 } }), // the fixture's conversation is the newest
    (teaser) => json(...under('[]', teaser)),
  ),
  inGroupByTerms: [
    { variant: 'with a public conversation', request: termFilter, responses: everyone(PAGE_OF_OPEN) },
    {
      variant: 'with a private conversation, whose terms are no visitor’s to know (R18)',
      public: false,
      request: termFilter,
      responses: byState({ visitors: EMPTY_PAGE, members: PAGE_OF_OPEN }),
    },
    {
      variant: 'a group that does not exist',
      request: () => ({ params: { id: 2_000_000_000 } }),
      responses: everyone(refused(404, 'not_found')),
    },
  ],
  followedInGroup: [
    ...forMembers(withRow(insertFollow, groupParams), FOLLOWED),
    {
      variant: 'without follows',
      request: groupParams,
      responses: byState({ visitors: notLoggedIn, members: EMPTY_PAGE }),
    },
    {
      variant: 'a group that does not exist',
      request: () => ({ params: { id: 2_000_000_000 } }),
      responses: byState({ visitors: notLoggedIn, members: refused(404, 'not_found') }),
    },
  ],
  following: [
    ...forMembers(
      withRow(insertFollow, () => ({})),
      FOLLOWED,
    ),
    {
      variant: 'without follows',
      request: () => ({}),
      responses: byState({ visitors: notLoggedIn, members: EMPTY_PAGE }),
    },
  ],
  byIds: [
    ...listed(
      ({ conversation }) => ({ query: { conversationIds: `2000000000,${conversation.id}` } }),
      (teaser) => json(...under('Items[]', teaser), 'TotalCount'),
    ),
    { variant: 'of nothing', request: () => ({ query: { conversationIds: '' } }), responses: everyone(INVALID) },
    {
      variant: 'of more than 50 (R18)',
      request: () => ({ query: { conversationIds: Array.from({ length: 51 }, (_, id) => id + 1).join(',') } }),
      responses: everyone(INVALID),
    },
  ],
  bySlug: readable(({ conversation }) => ({ params: { slug: conversation.slug } }), json(...CONVERSATION)),
  byId: readable(conversationParams, json(...CONVERSATION)),
  author: readable(conversationParams, json(...USER)),
  group: readable(conversationParams, json('Title', 'Slug')),
  terms: readable(conversationParams, json('[].GroupTermId', '[].Name')),
  isLiked: [
    ...forMembers(conversationParams, text('false')),
    ...forMembers(withRow(insertLike, conversationParams), text('true')),
  ],
  countLikes: readable(conversationParams, json()),
  follows: [
    ...forMembers(conversationParams, text('off')),
    ...forMembers(withRow(insertFollow, conversationParams), text('on')),
  ],
  userIsOwner: forMembers(conversationParams, text('false'), text('true')),
  reactions: readable(conversationParams, json('Total', ...under('Reactions[]', REACTION))),
  react: forMembers(newReaction, REACTION_CREATED),
  start: [
    {
      request: (fixture) => newConversation(fixture),
      responses: byState({ visitors: notLoggedIn, members: CONVERSATION_CREATED }),
    },
    {
      variant: 'with a term of another group',
      request: (fixture) => newConversation(fixture, [fixture.group.termId, 2_000_000_000]),
      responses: byState({ visitors: notLoggedIn, members: refused(422, 'invalid_input') }),
    },
    {
      variant: 'in a group that does not exist',
      request: (fixture) => ({ ...newConversation(fixture), params: { groupId: 2_000_000_000 } }),
      responses: byState({ visitors: notLoggedIn, members: refused(404, 'not_found') }),
    },
  ],
  edit: [
    ...forMembers(conversationEdit, refused(403, 'forbidden'), writes(emptyBody, 'conversation', 'pageChange')),
    {
      variant: 'with another title, when there are reactions',
      request: titleEdit,
      responses: byState({
        visitors: notLoggedIn,
        members: refused(403, 'forbidden'),
        owner: refused(409, 'conflict'),
      }),
    },
    {
      variant: 'a conversation that does not exist',
      request: (fixture, person) => ({ body: { ...conversationEdit(fixture, person).body, Id: 2_000_000_000 } }),
      responses: byState({ visitors: notLoggedIn, members: refused(404, 'not_found') }),
    },
  ],
  writeAsModerator: forModerators(
    (fixture) => ({ ...conversationParams(fixture), body: { Msg: 'Houden jullie het vriendelijk?' } }),
    REACTION_CREATED,
  ),
  editReaction: forModerators(reactionEdit, writes(emptyBody, 'reaction', 'reactionEdit', 'pageChange')),
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
  follow: onTextOfOthers(conversationParams, 'conversationFollow'),
  unfollow: forMembers(withRow(insertFollow, conversationParams), writes(emptyBody, 'conversationFollow')),
  like: onTextOfOthers(conversationParams, 'conversation', 'conversationLike', 'pageChange'),
  unlike: onTextOfOthers(withRow(insertLike, conversationParams), 'conversation', 'conversationLike', 'pageChange'),
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
  flagReaction: [...onTextOfOthers(ownReactionParams, 'reactionFlag'), onTextOfFormerMember('reactionFlag')],
};
