import { type Draft, findDraft } from '#app/features/drafts/index.ts';
import { given } from '#app/platform/given.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { REACTIONS_PAGE_SIZE } from '../rules.ts';
import { listNumberedReactions, type Reaction } from './list-reactions.ts';
import { findSinceVisit } from './since-visit.ts';

/** What a page with reactions is asked for. */
export interface ReactionsRequest {
  /** The index of the page, of REACTIONS_PAGE_SIZE reactions each. */
  index: number;
  /** The query parameters that name the reaction to edit and the one to quote. */
  edit: string | null;
  quote: string | null;
}

/**
 * A page of the reactions to a thing, what is new in it, and which of them the viewer edits or quotes, if they may: quotes
 * none where it is `closed` to new ones of theirs. The caller has read that thing, which authorizes the viewer.
 */
export async function readReactionsPage(
  ctx: RequestContext,
  kind: ReactionKind,
  { id: subjectId, hidden = false, closed = false }: { id: number; hidden?: boolean; closed?: boolean },
  { index, edit, quote }: ReactionsRequest,
) {
  const [listed, since] = await Promise.all([
    listNumberedReactions(ctx, kind, subjectId, { index, size: REACTIONS_PAGE_SIZE }),
    findSinceVisit(ctx, kind, subjectId),
  ]);
  const reactions = hidden ? listed.map(inHidden) : closed ? listed.map(unquotable) : listed;
  const edited = reactions.find(({ id, may }) => may.edit && String(id) === edit);
  return {
    reactions,
    since,
    quoted: reactions.find(({ id, may }) => may.quote && String(id) === quote) ?? null,
    edited: edited ? { id: edited.id, draft: await findEditDraft(ctx, kind, edited) } : null,
  };
}

/** A reaction to what a moderator hid: moderators edit it, and its author does no more than withdraw it. */
const inHidden = ({ may: { edit, withdraw }, editableUntil, ...reaction }: Reaction): Reaction => ({
  ...reaction,
  may: given({ edit: edit === 'moderator' && edit, withdraw: withdraw ?? false }),
});

/** A reaction to what this viewer does not react to. */
const unquotable = ({ may: { quote, ...may }, ...reaction }: Reaction): Reaction => ({ ...reaction, may });

const findEditDraft = (
  ctx: RequestContext,
  { drafts }: ReactionKind,
  { id, edited, createdAt }: Reaction,
): Promise<Draft | null> => findDraft(ctx, { kind: drafts.edit, about: id, basedOn: edited?.at ?? createdAt });
