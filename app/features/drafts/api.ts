import { type DraftRef, discardDraft, draftKind } from '#app/platform/drafts.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { saveDraft } from './commands/save-draft.ts';
import type { draftsContract } from './contract.ts';
import { findSavedDraft } from './screens.ts';

export const draftsHandlers: HandlersOf<typeof draftsContract> = {
  async read(ctx, { params }) {
    const draft = await findSavedDraft(ctx, parseDraftRef(ctx, params));
    return (
      draft && {
        Fields: draft.fields,
        BasedOn: draft.basedOn?.toISOString() ?? null,
        Updated: draft.updatedAt.toISOString(),
      }
    );
  },
  async save(ctx, { params, body }) {
    const { platform, viewer } = ctx;
    const { Fields: fields, Key: key = null, BasedOn } = body;
    const basedOn = BasedOn ? new Date(BasedOn) : null;
    return { Kept: await saveDraft(platform, { by: viewer, draft: parseDraftRef(ctx, params), fields, basedOn, key }) };
  },
  discard: (ctx, { params }) =>
    discardDraft(ctx.platform.db, { memberId: ctx.viewer.memberId, ...parseDraftRef(ctx, params) }),
};

/** The draft that the path names. Throws AppError not_found for a kind that no feature declares. */
function parseDraftRef({ platform }: MemberContext, { kind, about }: { kind: string; about: number }): DraftRef {
  if (!platform.draftKinds.has(kind)) throw new AppError('not_found');
  return { kind: draftKind(kind), about };
}
