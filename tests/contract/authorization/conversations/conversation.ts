import type { conversationCalls } from '#app/features/conversations/contract/conversation-calls.ts';
import type { Fixture } from '../fixture.ts';
import { USER } from '../profiles.ts';
import { byState, emptyBody, json, notLoggedIn, type RowsOf, refused, text, under, writes } from '../row.ts';
import type { Person } from '../states.ts';
import { conversationParams, forMembers, readable } from './rows.ts';

const CONVERSATION = ['Id', 'Title', 'Slug', 'Body', 'Created', 'Public', 'LastActivity', 'Reactions'];

const CONVERSATION_CREATED = writes(
  json('Id', 'Slug'),
  'conversation',
  'conversationFollow',
  'conversationTerm',
  'discussionGroup',
  'pageChange',
);

const newConversation = ({ group }: Fixture, termIds = [group.termId]) => ({
  params: { groupId: group.id },
  body: { Title: 'Hoe doen jullie dat?', Description: 'Ik ben benieuwd.', Visibility: true, GroupTermIds: termIds },
});

const conversationEdit = ({ conversation }: Fixture, { state }: Person) => ({
  body: { Id: conversation.id, Body: `Zo bedoelde ik het, zegt ${state}.` },
});

const titleEdit = (fixture: Fixture, person: Person) => ({
  body: { ...conversationEdit(fixture, person).body, Title: 'Een andere titel' },
});

export const conversationRows: RowsOf<typeof conversationCalls> = {
  bySlug: readable(({ conversation }) => ({ params: { slug: conversation.slug } }), json(...CONVERSATION)),
  byId: readable(conversationParams, json(...CONVERSATION)),
  author: readable(conversationParams, json(...USER)),
  group: readable(conversationParams, json('Title', 'Slug')),
  terms: readable(conversationParams, json(...under('Items[]', ['GroupTermId', 'Name']), 'TotalCount', 'NumPages')),
  userIsOwner: forMembers(conversationParams, text('false'), text('true')),
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
};
