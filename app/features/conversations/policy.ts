import { mayLike as mayLikeWritten, type Written } from '#app/features/reactions/index.ts';
import { isAuthor, type Reader, type Viewer } from '#app/platform/session/viewer.ts';

/** Visitors may only read public conversations. */
export const mayRead = (viewer: Reader | null, conversation: { public: boolean }): boolean =>
  conversation.public || viewer !== null;

/**
 * Every member may follow and unfollow; the owner of a conversation too, who follows it from the start
 * (docs/decisions/reactions.md).
 */
export const mayFollow = (viewer: Viewer | null): boolean => viewer !== null;

/** Members like what somebody else began; of one whose text is withdrawn nothing is left to like. */
export const mayLike = (viewer: Viewer | null, conversation: Written & { withdrawnAt: Date | null }): boolean =>
  conversation.withdrawnAt === null && mayLikeWritten(viewer, conversation);

/** A conversation as far as it matters to who wants to edit it. */
interface Editable extends Written {
  hiddenAt: Date | null;
  /** Whether it waits for a moderator. */
  held: boolean;
}

/** The owner of a conversation may edit its text, unless a moderator hid it (docs/decisions/hiding.md). */
export const mayEdit = (viewer: Viewer | null, conversation: Editable): boolean =>
  isAuthor(viewer, conversation) && (conversation.hiddenAt === null || conversation.held);

/** The owner may edit the title until somebody reacts (docs/decisions/reactions.md). */
export const mayRename = (viewer: Viewer | null, conversation: Editable & { reactionCount: number }): boolean =>
  mayEdit(viewer, conversation) && conversation.reactionCount === 0;
