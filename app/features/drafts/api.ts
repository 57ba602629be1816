import type { HandlersOf } from '#app/platform/http/calls.ts';
import { discardDraft } from './commands/discard-draft.ts';
import { keepDraft } from './commands/keep-draft.ts';
import type { draftsContract } from './contract.ts';
import { readDraft } from './screens.ts';

export const draftsHandlers: HandlersOf<typeof draftsContract> = {
  async read(visit, { params }) {
    const draft = await readDraft(visit, params);
    return draft?.updatedAt ? { Fields: draft.fields, Updated: draft.updatedAt.toISOString() } : null;
  },
  async keep({ platform, viewer }, { params, body }) {
    return { Kept: await keepDraft(platform, { by: viewer, of: params, fields: body.Fields, key: body.Key ?? null }) };
  },
  discard: ({ platform, viewer }, { params }) => discardDraft(platform.db, { memberId: viewer.memberId, ...params }),
};
