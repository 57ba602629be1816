import type { conversationsContract } from '#app/features/conversations/contract.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { World } from './fixture.ts';
import { USER } from './profiles.ts';
import {
  answers,
  done,
  type Expected,
  everyone,
  json,
  logInFirst,
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
/** In a list, one that the viewer may read, and one that is closed: nobody is named then (rules.md R18). */
const OPEN = [...TEASER, ...under('Owner', USER), ...under('LastReactionAuthor', USER)];
const LOCKED = [...TEASER, 'Owner', 'LastReactionAuthor'];
const REACTION = [
  ...under('Reaction', ['Id', 'Body', 'Created']),
  ...under('User', USER),
  'Flagged',
  'IsLiked',
  'LikesCount',
];

/** A page of what somebody follows, and an empty one. */
const FOLLOWED = json(...under('Items[]', OPEN), 'TotalCount', 'NumPages');
const NO_PAGE = json('Items[]', 'TotalCount', 'NumPages');
const PAGE_OF_OPEN = json(...under('Items[]', OPEN), 'TotalCount', 'NumPages');

const aboutTheTerm = ({ group }: World) => ({
  params: { id: group.id },
  query: { groupTermIds: String(group.termId) },
});
const INVALID = refused(422, 'invalid_input');

const theGroup = ({ group }: World) => ({ params: { id: group.id } });
const theConversation = ({ conversation }: World) => ({ params: { id: conversation.id } });
/** The owner's own, which the owner may not like or flag. */
const ownReaction = ({ reactions }: World) => ({ params: { id: reactions.own.id } });

type Sends<S> = (world: World, by: Person) => S;

/** Everybody reads a public conversation, members a private one too. */
const readable = <S>(request: Sends<S>, expected: Expected): [Row<S>, Row<S>] => [
  { of: 'a public conversation', request, answers: everyone(expected) },
  {
    of: 'a private conversation',
    public: false,
    request,
    answers: answers({ visitors: refused(403, 'participants_only'), members: expected }),
  },
];

/** A list shows a private conversation to visitors as a locked teaser. */
const listed = <S>(request: Sends<S>, shown: (teaser: string[]) => Expected): [Row<S>, Row<S>] => [
  { of: 'with a public conversation', request, answers: everyone(shown(OPEN)) },
  {
    of: 'with a private conversation',
    public: false,
    request,
    answers: answers({ visitors: shown(LOCKED), members: shown(OPEN) }),
  },
];

/** Only for members, of a private conversation as of a public one; `owner` where it differs. */
const forMembers = <S>(request: Sends<S>, members: Expected, owner = members): [Row<S>, Row<S>] => {
  const expected = answers({ visitors: logInFirst, members, owner });
  return [
    { of: 'in a public conversation', request, answers: expected },
    { of: 'in a private conversation', public: false, request, answers: expected },
  ];
};

/** For members, but not with what is their own (rules.md R26). */
const withOthers = <S>(request: Sends<S>, ...changes: (keyof DB)[]): [Row<S>, Row<S>] =>
  forMembers(request, writes(done, ...changes), refused(403, 'forbidden'));

/** What a former member wrote is nobody's own. */
const withAFormerMember = (...changes: (keyof DB)[]) => ({
  of: 'by a former member',
  request: ({ reactions }: World) => ({ params: { id: reactions.deleted.id } }),
  answers: answers({ visitors: logInFirst, members: writes(done, ...changes) }),
});

/** The request of somebody for whom `prepare` made a row before. */
const after = <S>(prepare: (world: World, memberId: number) => Promise<unknown>, request: Sends<S>) =>
  async function prepared(world: World, by: Person): Promise<S> {
    if (by.member) await prepare(world, by.member.id);
    return request(world, by);
  };

const liking = ({ platform: { db, clock }, conversation }: World, memberId: number) =>
  db
    .insertInto('conversationLike')
    .values({ conversationId: conversation.id, memberId, createdAt: clock.now() })
    .execute();

const following = ({ platform: { db, clock }, conversation }: World, memberId: number) =>
  db
    .insertInto('conversationFollow')
    .values({ conversationId: conversation.id, memberId, createdAt: clock.now() })
    .execute();

const likingTheReaction = ({ platform: { db, clock }, reactions }: World, memberId: number) =>
  db.insertInto('reactionLike').values({ reactionId: reactions.own.id, memberId, createdAt: clock.now() }).execute();

const reacting = (world: World) => ({ ...theConversation(world), body: { Body: 'Zo is het bij mij ook.' } });
const REACTED = writes(json('Id', 'Body', 'Created'), 'conversation', 'reaction', 'pageChange');

/** For moderators alone, of whatever state the conversation is in. */
const forModerators = <S>(request: Sends<S>, expected: Expected): [Row<S>, Row<S>] => {
  const refusal = refused(403, 'forbidden');
  const given = answers({ visitors: logInFirst, members: refusal, moderator: expected });
  return [
    { of: 'in a public conversation', request, answers: given },
    { of: 'in a private conversation', public: false, request, answers: given },
  ];
};

const starting = ({ group }: World, termIds = [group.termId]) => ({
  params: { groupId: group.id },
  body: { Title: 'Hoe doen jullie dat?', Description: 'Ik ben benieuwd.', Visibility: true, GroupTermIds: termIds },
});
const STARTED = writes(
  json('Id', 'Slug'),
  'conversation',
  'conversationFollow',
  'conversationTerm',
  'discussionGroup',
  'pageChange',
);

const editing = ({ conversation }: World, { state }: Person) => ({
  body: { Id: conversation.id, Body: `Zo bedoelde ik het, zegt ${state}.` },
});
const renaming = (world: World, by: Person) => ({ body: { ...editing(world, by).body, Title: 'Een andere titel' } });

const changing = ({ reactions }: World, { state }: Person) => ({
  params: { id: reactions.others.id },
  body: { Body: `Netter gezegd door ${state}.` },
});

export const conversationsRows: RowsOf<typeof conversationsContract> = {
  inGroup: listed(
    ({ group }) => ({ params: { id: group.id } }),
    (teaser) => json(...under('Items[]', teaser), 'TotalCount', 'NumPages'),
  ),
  active: listed(
    () => ({ query: { page_size: 1 } }), // the world's conversation is the newest
    (teaser) => json(...under('[]', teaser)),
  ),
  inGroupByTerms: [
    { of: 'with a public conversation', request: aboutTheTerm, answers: everyone(PAGE_OF_OPEN) },
    {
      of: 'with a private conversation, whose terms are no visitor’s to know (R18)',
      public: false,
      request: aboutTheTerm,
      answers: answers({ visitors: NO_PAGE, members: PAGE_OF_OPEN }),
    },
    {
      of: 'a group that is not there',
      request: () => ({ params: { id: 2_000_000_000 } }),
      answers: everyone(refused(404, 'not_found')),
    },
  ],
  followedInGroup: [
    ...forMembers(after(following, theGroup), FOLLOWED),
    { of: 'without follows', request: theGroup, answers: answers({ visitors: logInFirst, members: NO_PAGE }) },
    {
      of: 'a group that is not there',
      request: () => ({ params: { id: 2_000_000_000 } }),
      answers: answers({ visitors: logInFirst, members: refused(404, 'not_found') }),
    },
  ],
  following: [
    ...forMembers(
      after(following, () => ({})),
      FOLLOWED,
    ),
    { of: 'without follows', request: () => ({}), answers: answers({ visitors: logInFirst, members: NO_PAGE }) },
  ],
  byIds: [
    ...listed(
      ({ conversation }) => ({ query: { conversationIds: `2000000000,${conversation.id}` } }),
      (teaser) => json(...under('Items[]', teaser), 'TotalCount'),
    ),
    { of: 'of nothing', request: () => ({ query: { conversationIds: '' } }), answers: everyone(INVALID) },
    {
      of: 'of more than 50 (R18)',
      request: () => ({ query: { conversationIds: Array.from({ length: 51 }, (_, id) => id + 1).join(',') } }),
      answers: everyone(INVALID),
    },
  ],
  bySlug: readable(({ conversation }) => ({ params: { slug: conversation.slug } }), json(...CONVERSATION)),
  byId: readable(theConversation, json(...CONVERSATION)),
  author: readable(theConversation, json(...USER)),
  group: readable(theConversation, json('Title', 'Slug')),
  terms: readable(theConversation, json('[].GroupTermId', '[].Name')),
  isLiked: [...forMembers(theConversation, text('false')), ...forMembers(after(liking, theConversation), text('true'))],
  countLikes: readable(theConversation, json()),
  follows: [...forMembers(theConversation, text('off')), ...forMembers(after(following, theConversation), text('on'))],
  userIsOwner: forMembers(theConversation, text('false'), text('true')),
  reactions: readable(theConversation, json('Total', ...under('Reactions[]', REACTION))),
  react: forMembers(reacting, REACTED),
  start: [
    { request: (world) => starting(world), answers: answers({ visitors: logInFirst, members: STARTED }) },
    {
      of: 'with a term of another group',
      request: (world) => starting(world, [world.group.termId, 2_000_000_000]),
      answers: answers({ visitors: logInFirst, members: refused(422, 'invalid_input') }),
    },
    {
      of: 'in a group that is not there',
      request: (world) => ({ ...starting(world), params: { groupId: 2_000_000_000 } }),
      answers: answers({ visitors: logInFirst, members: refused(404, 'not_found') }),
    },
  ],
  edit: [
    ...forMembers(editing, refused(403, 'forbidden'), writes(done, 'conversation', 'pageChange')),
    {
      of: 'with another title, when there are reactions',
      request: renaming,
      answers: answers({
        visitors: logInFirst,
        members: refused(403, 'forbidden'),
        owner: refused(409, 'conflict'),
      }),
    },
    {
      of: 'a conversation that is not there',
      request: (world, by) => ({ body: { ...editing(world, by).body, Id: 2_000_000_000 } }),
      answers: answers({ visitors: logInFirst, members: refused(404, 'not_found') }),
    },
  ],
  writeAsModerator: forModerators(
    (world) => ({ ...theConversation(world), body: { Msg: 'Houden jullie het vriendelijk?' } }),
    REACTED,
  ),
  editReaction: forModerators(changing, writes(done, 'reaction', 'reactionEdit', 'pageChange')),
  userIsModerator: [
    {
      request: () => ({}),
      answers: answers({ visitors: logInFirst, members: text('false'), moderator: text('true') }),
    },
  ],
  userIsModeratorHere: [
    {
      request: theConversation,
      answers: answers({ visitors: logInFirst, members: text('false'), moderator: text('true') }),
    },
    {
      of: 'of a private conversation',
      public: false,
      request: theConversation,
      answers: answers({ visitors: logInFirst, members: text('false'), moderator: text('true') }),
    },
  ],
  follow: withOthers(theConversation, 'conversationFollow'),
  unfollow: forMembers(after(following, theConversation), writes(done, 'conversationFollow')),
  like: withOthers(theConversation, 'conversation', 'conversationLike', 'pageChange'),
  unlike: withOthers(after(liking, theConversation), 'conversation', 'conversationLike', 'pageChange'),
  likeReaction: [
    ...withOthers(ownReaction, 'reaction', 'reactionLike', 'pageChange'),
    withAFormerMember('reaction', 'reactionLike', 'pageChange'),
  ],
  unlikeReaction: withOthers(after(likingTheReaction, ownReaction), 'reaction', 'reactionLike', 'pageChange'),
  flagReaction: [...withOthers(ownReaction, 'reactionFlag'), withAFormerMember('reactionFlag')],
};
