import { isShown, mayReport } from '#app/features/moderation/index.ts';
import { ANONYMOUS, userForViewer, type VisibleUser } from '#app/features/profiles/index.ts';
import { boundsOf, type PageRequest } from '#app/platform/database/paging.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { truncate } from '#app/ui/text/truncate.ts';
import { editableUntil, isReactionShown, mayEdit, mayMark, mayQuote, mayWithdraw } from '../policy.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { QUOTE_MAX } from '../rules.ts';
import { listReactionRows, type ReactionRow } from './reaction-rows.ts';

/** A reaction as this viewer sees it. */
export interface Reaction {
  id: number;
  body: string;
  createdAt: Date;
  /** When the text was last edited, and whether by a moderator instead of its author; null if never. */
  edited: { at: Date; byModerator: boolean } | null;
  /** Whether its author withdrew it: then it has no text. */
  withdrawn: boolean;
  /** What a moderator hid has its text and author for its author and the moderators alone; null if it is shown. */
  hidden: 'from-others' | 'from-viewer' | null;
  /** Whether it is a moderator's message instead of a member's reaction. */
  moderatorMessage: boolean;
  author: VisibleUser;
  likeCount: number;
  liked: boolean;
  reported: boolean;
  /** Whether this viewer blocks its author: it is shown when they ask for it. */
  folded: boolean;
  /** What it quotes; null for a reaction without a quote. */
  quote: Quote | null;
  /** `edit` says as whom. */
  may: { like: boolean; report: boolean; quote: boolean; edit: 'author' | 'moderator' | null; withdraw: boolean };
  /** Until when the viewer may edit it as its author; null if they may not. */
  editableUntil: Date | null;
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
  const viewerId = ctx.viewer?.memberId ?? 0;
  const rows = await listReactionRows(ctx.platform.db, {
    ...{ kind: kind.name, caseName: kind.caseName, subjectId, viewerId },
    ...boundsOf(page),
  });
  return rows.map((row) => toReaction(ctx, row));
}

function toReaction(ctx: RequestContext, row: ReactionRow): Reaction {
  const { viewer, platform } = ctx;
  const mark = mayMark(viewer, row);
  const edit = mayEdit(viewer, row, platform.clock.now());
  const shown = isShown(viewer, row);
  return {
    id: row.id,
    body: shown ? row.body : '',
    createdAt: row.createdAt,
    edited: shown ? editOf(row) : null,
    withdrawn: row.withdrawnAt !== null,
    hidden: row.hiddenAt && (shown ? 'from-others' : 'from-viewer'),
    moderatorMessage: row.moderatorMessage && shown,
    author: shown ? authorOf(ctx, row) : ANONYMOUS,
    likeCount: shown ? row.likeCount : 0,
    liked: row.liked,
    reported: row.reported,
    folded: row.folded && shown,
    quote: shown ? quoteOf(ctx, row) : null,
    may: {
      like: mark,
      report: mayReport(viewer, { authorId: row.authorId, shown: isReactionShown(row) }),
      quote: mayQuote(viewer, row),
      edit,
      withdraw: mayWithdraw(viewer, row),
    },
    editableUntil: edit === 'author' ? editableUntil(row) : null,
  };
}

/** The last edit. Once a moderator has edited a text, its author no longer can. */
function editOf({ editedAt, authorEditedAt }: ReactionRow): Reaction['edited'] {
  const at = editedAt ?? authorEditedAt;
  return at && { at, byModerator: editedAt !== null };
}

/** A moderator's message keeps the label 'moderator', even if its author is no longer a moderator. */
function authorOf(ctx: RequestContext, row: Pick<ReactionRow, 'author' | 'moderatorMessage'>): VisibleUser {
  const author = userForViewer(ctx, row.author);
  return row.moderatorMessage ? { ...author, moderator: true } : author;
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
}

/** What a reaction quotes, or null. Its author and its text are shown by the same rules as the reaction itself. */
function quoteOf(ctx: RequestContext, row: ReactionRow): Quote | null {
  if (row.quotedId === null) return null;
  const hidden = row.quotedHiddenAt !== null;
  const shown = isShown(ctx.viewer, { authorId: row.quotedAuthorId, hiddenAt: row.quotedHiddenAt });
  return {
    id: row.quotedId,
    text: shown ? truncate(row.quotedBody ?? '', QUOTE_MAX) : '',
    author: shown ? userForViewer(ctx, row.quotedAuthor) : ANONYMOUS,
    withdrawn: row.quotedWithdrawnAt !== null,
    hidden,
    folded: shown && row.quotedFolded,
  };
}
