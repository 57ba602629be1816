import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { pageRequestOf, presentPage, presentWholeList } from '#app/platform/http/calls/responses.ts';
import type { groupCalls } from './contract/group-calls.ts';
import { presentGroup } from './present.ts';
import { listGroups, listModerators, listTerms, readGroup } from './screens/read-groups.ts';

/** The handlers of the calls about groups. */
export const groupHandlers: HandlersOf<typeof groupCalls> = {
  async groups(ctx, { query }) {
    return presentPage(await listGroups(ctx, pageRequestOf(query)), presentGroup);
  },
  groupBySlug: async (ctx, { params }) => presentGroup(await readGroup(ctx, params)),
  groupById: async (ctx, { params }) => presentGroup(await readGroup(ctx, params)),
  async groupTerms(ctx, { params }) {
    await readGroup(ctx, params);
    const terms = await listTerms(ctx, params.id);
    return presentWholeList(terms.map(({ id, name }) => ({ GroupTermId: id, Name: name })));
  },
  async groupModerators(ctx, { params }) {
    await readGroup(ctx, params);
    const moderators = await listModerators(ctx, params.id);
    if (moderators.length === 0) return null;
    return presentWholeList(moderators.map(({ id, name }) => ({ Id: id, Username: name })));
  },
};
