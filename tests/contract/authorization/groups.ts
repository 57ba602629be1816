import type { groupsContract } from '#app/features/groups/contract.ts';
import type { World } from './fixture.ts';
import { everyone, json, none, type RowsOf, refused, under } from './row.ts';

const GROUP = ['Id', 'Title', 'Slug', 'Created', 'Introduction', 'Conversations'];

const theGroup = ({ group }: World) => ({ params: { id: group.id } });
const noGroup = { of: 'a group that is not there', request: () => ({ params: { id: 2_000_000_000 } }) };
const notFound = everyone(refused(404, 'not_found'));

export const groupsRows: RowsOf<typeof groupsContract> = {
  all: [
    {
      request: () => ({ query: { page_size: 3 } }),
      answers: everyone(json(...under('Items[]', GROUP), 'TotalCount', 'NumPages')),
    },
  ],
  bySlug: [
    { request: ({ group }) => ({ params: { slug: group.slug } }), answers: everyone(json(...GROUP)) },
    { of: 'a slug that is not there', request: () => ({ params: { slug: 'geen-groep' } }), answers: notFound },
  ],
  byId: [
    { request: theGroup, answers: everyone(json(...GROUP)) },
    { ...noGroup, answers: notFound },
  ],
  terms: [
    { request: theGroup, answers: everyone(json('[].GroupTermId', '[].Name')) },
    { ...noGroup, answers: notFound },
  ],
  moderators: [
    { request: theGroup, answers: everyone(json('[].Id', '[].Username')) },
    {
      of: 'a group without moderators',
      async request(world) {
        await world.platform.db.deleteFrom('groupModerator').where('groupId', '=', world.group.id).execute();
        return theGroup(world);
      },
      answers: everyone(none),
    },
    { ...noGroup, answers: notFound },
  ],
};
