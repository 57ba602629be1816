import type { HandlersOf } from '#app/platform/http/calls/calls.ts';
import type { groupsContract } from './contract.ts';
import { presentGroup } from './present.ts';
import { readGroup, readGroups, readModerators, readTerms } from './screens.ts';

export const groupsHandlers: HandlersOf<typeof groupsContract> = {
  async all(visit, { query }) {
    const groups = await readGroups(visit, { index: query.page_index, size: query.page_size });
    return { Items: groups.items.map(presentGroup), TotalCount: groups.total, NumPages: groups.pages };
  },
  bySlug: async (visit, { params }) => presentGroup(await readGroup(visit, params)),
  byId: async (visit, { params }) => presentGroup(await readGroup(visit, params)),
  async terms(visit, { params }) {
    await readGroup(visit, params);
    return (await readTerms(visit, params.id)).map(({ id, name }) => ({ GroupTermId: id, Name: name }));
  },
  async moderators(visit, { params }) {
    await readGroup(visit, params);
    const moderators = await readModerators(visit, params.id);
    return moderators.length > 0 ? moderators.map(({ id, name }) => ({ Id: id, Username: name })) : null;
  },
};
