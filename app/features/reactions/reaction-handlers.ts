import { reasonsOf, reportHandler } from '#app/features/moderation/index.ts';
import { showHelpFor } from '#app/platform/distress/distress-sign.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { pageRequestOf } from '#app/platform/http/calls/responses.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { addMark, removeMark } from '#app/platform/marks/marks.ts';
import { editAsModerator } from './commands/edit-as-moderator.ts';
import { editOwnReaction } from './commands/edit-own-reaction.ts';
import { recordVisit } from './commands/record-visit.ts';
import { withdrawReaction } from './commands/withdraw-reaction.ts';
import { writeReaction } from './commands/write-reaction.ts';
import type { reactionCallsFor } from './contract.ts';
import { reactionLike } from './marks.ts';
import { presentReaction, presentWrittenReaction } from './present.ts';
import type { ReactionKind } from './reaction-kind.ts';
import { listReactions } from './screens/list-reactions.ts';

type Handlers = HandlersOf<ReturnType<typeof reactionCallsFor>>;

/**
 * The handlers of `reactionCallsFor` for reactions of this kind. `countReactions` gives how many a thing has; it throws AppError
 * not_found, or participants_only for a thing that is closed to this viewer.
 */
export function reactionHandlers(
  kind: ReactionKind,
  countReactions: (ctx: RequestContext, subjectId: number) => Promise<number>,
): Handlers {
  const like = reactionLike(kind);
  return {
    async reactions(ctx, { params: { id }, query }) {
      const total = await countReactions(ctx, id);
      const page = pageRequestOf(query);
      const reactions = await listReactions(ctx, kind, id, page);
      return { Total: total, Reactions: reactions.map(presentReaction) };
    },
    async react(ctx, { params: { id }, body }, reply) {
      const { platform, viewer, idempotencyKey: key } = ctx;
      const { Body, QuotedId: quotedId = null, AboutOther: aboutOther, ContentWarnings: contentWarnings = [] } = body;
      const reaction = { by: viewer, subjectId: id, body: Body, quotedId, contentWarnings, aboutOther, key };
      const written = await writeReaction(platform, kind, reaction);
      showHelpFor(ctx, reply, { kind: 'reaction', id: written.id, text: Body });
      return presentWrittenReaction(written);
    },
    editReaction: ({ platform, viewer, idempotencyKey: key }, { params: { id }, body }) =>
      editAsModerator(platform, kind, { by: viewer, reactionId: id, body: body.Body, reasons: reasonsOf(body), key }),
    async editOwnReaction(ctx, { params: { id }, body }, reply) {
      const { platform, viewer, idempotencyKey: key } = ctx;
      const { Body, AboutOther: aboutOther, ContentWarnings: contentWarnings } = body;
      await editOwnReaction(platform, kind, {
        by: viewer,
        reactionId: id,
        body: Body,
        contentWarnings,
        aboutOther,
        key,
      });
      showHelpFor(ctx, reply, { kind: 'reaction', id, text: body.Body });
    },
    withdrawReaction: ({ platform, viewer }, { params: { id } }) =>
      withdrawReaction(platform, kind, { by: viewer, reactionId: id }),
    likeReaction: ({ platform, viewer }, { params: { id } }) => addMark(platform, like, { by: viewer, id }),
    unlikeReaction: ({ platform, viewer }, { params: { id } }) => removeMark(platform, like, { by: viewer, id }),
    reportReaction: reportHandler(kind.caseName),
    async visit(ctx, { params: { id }, body }) {
      await countReactions(ctx, id);
      await recordVisit(ctx.platform, kind, { by: ctx.viewer, id, lastSeenId: body.LastSeenId ?? 0 });
    },
  };
}
