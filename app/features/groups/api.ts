import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { pageRequestOf, presentPage, presentWholeList } from '#app/platform/http/calls/responses.ts';
import type { groupsContract } from './contract.ts';
import { presentGroup } from './present.ts';
import { listGroups, listModerators, listTerms, readGroup } from './screens.ts';

export const groupsHandlers: HandlersOf<typeof groupsContract> = {
  async all(ctx, { query }) {
    return presentPage(await listGroups(ctx, pageRequestOf(query)), presentGroup);
  },
  bySlug: async (ctx, { params }) => presentGroup(await readGroup(ctx, params)),
  byId: async (ctx, { params }) => presentGroup(await readGroup(ctx, params)),
  async terms(ctx, { params }) {
    await readGroup(ctx, params);
    const terms = await listTerms(ctx, params.id);
    return presentWholeList(terms.map(({ id, name }) => ({ GroupTermId: id, Name: name })));
  },
  async moderators(ctx, { params }) {
    await readGroup(ctx, params);
    const moderators = await listModerators(ctx, params.id);
    if (moderators.length === 0) return null;
    return presentWholeList(moderators.map(({ id, name }) => ({ Id: id, Username: name })));
  },
};
