import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { discardDraft } from './commands/discard-draft.ts';
import { saveDraft } from './commands/save-draft.ts';
import type { draftsContract } from './contract.ts';
import { findDraft } from './screens.ts';

export const draftsHandlers: HandlersOf<typeof draftsContract> = {
  async read(ctx, { params }) {
    const draft = await findDraft(ctx, params);
    return (
      draft && {
        Fields: draft.fields,
        BasedOn: draft.basedOn?.toISOString() ?? null,
        Updated: draft.updatedAt.toISOString(),
      }
    );
  },
  async save({ platform, viewer }, { params, body }) {
    const { Fields: fields, Key: key = null, BasedOn } = body;
    const basedOn = BasedOn ? new Date(BasedOn) : null;
    return { Kept: await saveDraft(platform, { by: viewer, of: params, fields, basedOn, key }) };
  },
  discard: ({ platform, viewer }, { params }) => discardDraft(platform.db, { memberId: viewer.memberId, ...params }),
};
