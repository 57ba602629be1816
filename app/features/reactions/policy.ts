import { isAuthor, isModerator, type Viewer } from '#app/platform/session/viewer.ts';
import { EDIT_WINDOW } from './rules.ts';

/** What a member wrote, as far as the policy needs to know it. */
export interface Written {
  authorId: number | null;
}

/** A reaction, as far as the policy needs to know it. */
export interface ReactionState extends Written {
  createdAt: Date;
  /** When a moderator last edited it; null if never. */
  editedAt: Date | null;
  withdrawnAt: Date | null;
  /** When a moderator hid it, or it was held; null if it is shown. */
  hiddenAt: Date | null;
  /** Whether it waits for a moderator, because of what was found in it. */
  held: boolean;
}

/** Members like what somebody else wrote (rules.md R26, choices.md 32). */
export const mayLike = (viewer: Viewer | null, written: Written): boolean =>
  viewer !== null && !isAuthor(viewer, written);

type Marked = Pick<ReactionState, 'authorId' | 'withdrawnAt' | 'hiddenAt'>;

/** The same for a reaction: of a withdrawn or hidden one nothing is left to like. */
export const mayMark = (viewer: Viewer | null, reaction: Marked): boolean =>
  mayLike(viewer, reaction) && isShownToOthers(reaction);

/** Whether others see its text: it is neither withdrawn nor hidden. */
export const isShownToOthers = ({ withdrawnAt, hiddenAt }: Pick<Marked, 'withdrawnAt' | 'hiddenAt'>): boolean =>
  withdrawnAt === null && hiddenAt === null;

/** Members may quote what is shown. Their own too, to add to it. */
export const mayQuote = (viewer: Viewer | null, reaction: Pick<Marked, 'withdrawnAt' | 'hiddenAt'>): boolean =>
  viewer !== null && isShownToOthers(reaction);

/**
 * Until when its author may edit a reaction; null if they never may, and for one that is held, which they may edit at any
 * time: a text that a moderator edited or hid stays as the moderator left it.
 */
export const editableUntil = ({
  createdAt,
  editedAt,
  withdrawnAt,
  hiddenAt,
}: Omit<ReactionState, 'held'>): Date | null =>
  editedAt || withdrawnAt || hiddenAt ? null : new Date(createdAt.getTime() + EDIT_WINDOW);

/** Whether its author may edit a reaction at the time `now`. */
export function isEditableByAuthor(reaction: ReactionState, now: Date): boolean {
  if (reaction.held) return !reaction.editedAt && !reaction.withdrawnAt;
  const until = editableUntil(reaction);
  return until !== null && now < until;
}

/** As whom the viewer may edit a reaction at the time `now`: its author, or any moderator; null if they may not. */
export function mayEdit(viewer: Viewer | null, reaction: ReactionState, now: Date): 'author' | 'moderator' | null {
  if (isAuthor(viewer, reaction) && isEditableByAuthor(reaction, now)) return 'author';
  return isModerator(viewer) && !reaction.withdrawnAt ? 'moderator' : null;
}

/** Authors may withdraw a reaction at any time. */
export const mayWithdraw = (viewer: Viewer | null, reaction: Written & Pick<ReactionState, 'withdrawnAt'>): boolean =>
  isAuthor(viewer, reaction) && !reaction.withdrawnAt;
