import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { discardDraft } from './commands/discard-draft.ts';
import { saveDraft } from './commands/save-draft.ts';
import type { draftsContract } from './contract.ts';
import { readKept } from './screens.ts';

export const draftsHandlers: HandlersOf<typeof draftsContract> = {
  async read(ctx, { params }) {
    const kept = await readKept(ctx, params);
    return (
      kept && {
        Fields: kept.fields,
        BasedOn: kept.basedOn?.toISOString() ?? null,
        Updated: kept.updatedAt.toISOString(),
      }
    );
  },
  async keep({ platform, viewer }, { params, body }) {
    const { Fields: fields, Key: key = null, BasedOn } = body;
    const basedOn = BasedOn ? new Date(BasedOn) : null;
    return { Kept: await saveDraft(platform, { by: viewer, of: params, fields, basedOn, key }) };
  },
  discard: ({ platform, viewer }, { params }) => discardDraft(platform.db, { memberId: viewer.memberId, ...params }),
};
