import type { groupCalls } from '#app/features/conversations/contract/group-calls.ts';
import type { Fixture } from '../fixture.ts';
import { everyone, json, noContent, type RowsOf, refused, under } from '../row.ts';

const GROUP = ['Id', 'Title', 'Slug', 'Created', 'Introduction', 'Conversations'];

const groupParams = ({ group }: Fixture) => ({ params: { id: group.id } });
const noGroup = { variant: 'a group that does not exist', request: () => ({ params: { id: 2_000_000_000 } }) };
const notFound = everyone(refused(404, 'not_found'));

export const groupRows: RowsOf<typeof groupCalls> = {
  groups: [
    {
      request: () => ({ query: { page_size: 3 } }),
      responses: everyone(json(...under('Items[]', GROUP), 'TotalCount', 'NumPages')),
    },
  ],
  groupBySlug: [
    { request: ({ group }) => ({ params: { slug: group.slug } }), responses: everyone(json(...GROUP)) },
    { variant: 'a slug that does not exist', request: () => ({ params: { slug: 'geen-groep' } }), responses: notFound },
  ],
  groupById: [
    { request: groupParams, responses: everyone(json(...GROUP)) },
    { ...noGroup, responses: notFound },
  ],
  groupTerms: [
    {
      request: groupParams,
      responses: everyone(json(...under('Items[]', ['GroupTermId', 'Name']), 'TotalCount', 'NumPages')),
    },
    { ...noGroup, responses: notFound },
  ],
  groupModerators: [
    {
      request: groupParams,
      responses: everyone(json(...under('Items[]', ['Id', 'Username']), 'TotalCount', 'NumPages')),
    },
    {
      variant: 'a group without moderators',
      async request(fixture) {
        await fixture.platform.db.deleteFrom('groupModerator').where('groupId', '=', fixture.group.id).execute();
        return groupParams(fixture);
      },
      responses: everyone(noContent),
    },
    { ...noGroup, responses: notFound },
  ],
};
