import type { listCalls } from '#app/features/conversations/contract/list-calls.ts';
import type { Fixture } from '../fixture.ts';
import { USER } from '../profiles.ts';
import { byState, type Expected, everyone, json, notLoggedIn, type Row, type RowsOf, refused, under } from '../row.ts';
import { insertFollow, withRow } from './prepare.ts';
import { forMembers, type MakeRequest } from './rows.ts';

const TEASER = [
  ...under('Conversation', ['Id', 'Title', 'Public', 'Slug']),
  ...under('Group', ['Title', 'Slug']),
  'LastActivity',
  'NumberOfReactions',
];

/**
 * The fields of a conversation in a list: one that the viewer may read, and a closed one, which names nobody (rules.md R18).
 */
const OPEN = [...TEASER, ...under('Owner', USER), ...under('LastReactionAuthor', USER)];

const LOCKED = [...TEASER, 'Owner', 'LastReactionAuthor'];

const PAGE_OF_OPEN = json(...under('Items[]', OPEN), 'TotalCount', 'NumPages');

const EMPTY_PAGE = json('Items[]', 'TotalCount', 'NumPages');

const INVALID = refused(422, 'invalid_input');

const groupParams = ({ group }: Fixture) => ({ params: { id: group.id } });

const termFilter = ({ group }: Fixture) => ({
  params: { id: group.id },
  query: { groupTermIds: String(group.termId) },
});

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

export const listRows: RowsOf<typeof listCalls> = {
  inGroup: listed(
    ({ group }) => ({ params: { id: group.id } }),
    (teaser) => json(...under('Items[]', teaser), 'TotalCount', 'NumPages'),
  ),
  active: listed(
    () => ({ query: { page_size: 1 } }), // the fixture's conversation is the newest
    (teaser) => json(...under('Items[]', teaser), 'TotalCount', 'NumPages'),
  ),
  inGroupByTerms: [
    { variant: 'with a public conversation', request: termFilter, responses: everyone(PAGE_OF_OPEN) },
    {
      variant: 'with a private conversation, whose terms a visitor must not learn (R18)',
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
    ...forMembers(withRow(insertFollow, groupParams), PAGE_OF_OPEN),
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
      PAGE_OF_OPEN,
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
      (teaser) => json(...under('Items[]', teaser), 'TotalCount', 'NumPages'),
    ),
    { variant: 'of nothing', request: () => ({ query: { conversationIds: '' } }), responses: everyone(INVALID) },
    {
      variant: 'of more than 50 (R18)',
      request: () => ({ query: { conversationIds: Array.from({ length: 51 }, (_, id) => id + 1).join(',') } }),
      responses: everyone(INVALID),
    },
  ],
};
