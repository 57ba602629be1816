import { type HoldReason, hidePathFor, isShown, mayReport } from '#app/features/moderation/index.ts';
import { ANONYMOUS, userForViewer, type VisibleUser } from '#app/features/profiles/index.ts';
import { type Warnings, warningsFor, warningsOfQuote } from '#app/platform/content-warnings/for-viewer.ts';
import { boundsOf, type PageRequest } from '#app/platform/database/paging.ts';
import { type Given, given } from '#app/platform/given.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { truncate } from '#app/ui/text/truncate.ts';
import { isIdentified } from '#app/ui/user/user-summary.ts';
import { editableUntil, isShownToOthers, mayEdit, mayMark, mayQuote, mayWithdraw } from '../policy.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { QUOTE_MAX } from '../rules.ts';
import { findVoices, type Voices, withVoice } from './find-voices.ts';
import { listReactionRows, type ReactionRow } from './reaction-rows.ts';

/** A reaction as this viewer sees it. */
export interface Reaction {
  id: number;
  body: string;
  createdAt: Date;
  author: VisibleUser;
  likeCount: number;
  /** When the text was last edited, and whether by a moderator instead of its author. */
  edited?: { at: Date; byModerator: boolean };
  /** Whether its author withdrew it: then it has no text. */
  withdrawn?: true;
  /** What a moderator hid has its text and author for its author and the moderators alone. */
  hidden?: 'from-others' | 'from-viewer';
  /** Why it waits for a moderator, as its author and the moderators read it. */
  heldFor?: readonly HoldReason[];
  /** Whether it is a moderator's message instead of a member's reaction. */
  moderatorMessage?: true;
  liked?: true;
  reported?: true;
  /** Whether this viewer blocks its author: it is shown when they ask for it. */
  folded?: true;
  /** What it is about that not everybody wants to read at once. */
  warnings?: Warnings;
  /** What it quotes. */
  quote?: Quote;
  /** `edit` says as whom. */
  may: Given<Record<'like' | 'report' | 'quote' | 'withdraw', boolean> & { edit: 'author' | 'moderator' | null }>;
  /** Until when the viewer may edit it as its author, if not at any time. */
  editableUntil?: Date;
  /** Where a moderator hides it or shows it again. */
  hidePath?: string;
}

/**
 * A page of the reactions to the thing with this id, the oldest first. The caller has read that thing, which authorizes the
 * viewer.
 */
export async function listReactions(
  ctx: RequestContext,
  kind: ReactionKind,
  subjectId: number,
  page: PageRequest,
): Promise<Reaction[]> {
  const rows = await listRows(ctx, kind, subjectId, page);
  return rows.map((row) => toReaction(ctx, kind, row));
}

/** The same, in which members without a name have the number of their voice: 'een deelnemer (2)'. */
export async function listNumberedReactions(
  ctx: RequestContext,
  kind: ReactionKind,
  subjectId: number,
  page: PageRequest,
): Promise<Reaction[]> {
  const rows = await listRows(ctx, kind, subjectId, page);
  const reactions = rows.map((row) => toReaction(ctx, kind, row));
  const lastId = rows.at(-1)?.id;
  const isNumbered = reactions.some(
    ({ author, quote }) => !isIdentified(author) || (quote && !isIdentified(quote.author)),
  );
  if (lastId === undefined || !isNumbered) return reactions;
  const voices = await findVoices(ctx, kind, { subjectId, lastId });
  return rows.map((row) => toReaction(ctx, kind, row, voices));
}

function listRows({ platform, viewer }: RequestContext, kind: ReactionKind, subjectId: number, page: PageRequest) {
  return listReactionRows(platform.db, {
    ...{ kind: kind.name, caseName: kind.caseName, subjectId, viewerId: viewer?.memberId ?? 0 },
    ...boundsOf(page),
  });
}

function toReaction(ctx: RequestContext, { caseName }: ReactionKind, found: ReactionRow, voices?: Voices): Reaction {
  const row = { ...found, held: found.heldFor !== null };
  const { viewer, platform } = ctx;
  const mark = mayMark(viewer, row);
  const edit = mayEdit(viewer, row, platform.clock.now());
  const shown = isShown(viewer, row);
  return {
    id: row.id,
    body: shown ? row.body : '',
    createdAt: row.createdAt,
    author: shown ? authorOf(ctx, row, voices) : ANONYMOUS,
    likeCount: shown ? row.likeCount : 0,
    ...given({
      edited: shown ? editOf(row) : null,
      withdrawn: row.withdrawnAt !== null,
      hidden: row.hiddenAt && (shown ? 'from-others' : 'from-viewer'),
      heldFor: row.heldFor && (shown ? row.heldFor : []),
      moderatorMessage: row.moderatorMessage && shown,
      liked: row.liked,
      reported: row.reported,
      folded: row.folded && shown,
      warnings: shown && !row.withdrawnAt ? warningsFor(viewer, row, { kind: caseName, id: row.id }) : null,
      quote: shown ? quoteOf(ctx, row, voices) : null,
      editableUntil: edit === 'author' ? editableUntil(row) : null,
      hidePath: hidePathFor(viewer, { ...row, kind: caseName, withdrawn: row.withdrawnAt !== null }),
    }),
    may: given({
      like: mark,
      report: mayReport(viewer, { authorId: row.authorId, shown: isShownToOthers(row) }),
      quote: mayQuote(viewer, row),
      edit,
      withdraw: mayWithdraw(viewer, row),
    }),
  };
}

/** The last edit. Once a moderator has edited a text, its author no longer can. */
function editOf({ editedAt, authorEditedAt }: ReactionRow): NonNullable<Reaction['edited']> | null {
  const at = editedAt ?? authorEditedAt;
  return at && { at, byModerator: editedAt !== null };
}

/**
 * A moderator's message keeps the label 'moderator', even if its author is no longer a moderator. It has no number, which
 * would say which of the others is a moderator.
 */
function authorOf(ctx: RequestContext, row: ReactionRow, voices: Voices | undefined): VisibleUser {
  const author = userForViewer(ctx, row.author);
  if (row.moderatorMessage) return { ...author, moderator: true };
  return withVoice(author, voices?.get(row.authorId ?? 0));
}

/** The beginning of a reaction, as another one quotes it to this viewer. What it quotes itself is not in it. */
export interface Quote {
  id: number;
  /** Empty if its author withdrew it. */
  text: string;
  author: VisibleUser;
  withdrawn: boolean;
  /** Whether a moderator hid it; `text` is then for its author and moderators alone. */
  hidden: boolean;
  /** Whether this viewer blocks its author: it is shown when they ask for it. */
  folded: boolean;
  /** As that of the reaction itself. */
  warnings: Warnings | null;
}

/** What a reaction quotes, or null. Its author and its text are shown by the same rules as the reaction itself. */
function quoteOf(ctx: RequestContext, row: ReactionRow, voices: Voices | undefined): Quote | null {
  if (row.quotedId === null) return null;
  const hidden = row.quotedHiddenAt !== null;
  const shown = isShown(ctx.viewer, { authorId: row.quotedAuthorId, hiddenAt: row.quotedHiddenAt });
  const voice = row.quotedModeratorMessage ? undefined : voices?.get(row.quotedAuthorId ?? 0);
  return {
    id: row.quotedId,
    text: shown ? truncate(row.quotedBody ?? '', QUOTE_MAX) : '',
    author: shown ? withVoice(userForViewer(ctx, row.quotedAuthor), voice) : ANONYMOUS,
    withdrawn: row.quotedWithdrawnAt !== null,
    hidden,
    folded: shown && row.quotedFolded,
    warnings: shown ? warningsOfQuote(ctx.viewer, quotedOf(row)) : null,
  };
}

const quotedOf = ({ quotedAuthorId, quotedContentWarnings }: ReactionRow) => ({
  authorId: quotedAuthorId,
  contentWarnings: quotedContentWarnings ?? [],
});
