import { isShown } from '#app/features/moderation/index.ts';
import { ANONYMOUS, userForViewer, type VisibleUser } from '#app/features/profiles/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { truncate } from '#app/ui/text/truncate.ts';
import { QUOTE_MAX } from '../rules.ts';
import type { ReactionRow } from './reaction-rows.ts';

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
export function quoteOf(ctx: RequestContext, row: ReactionRow): Quote | null {
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
