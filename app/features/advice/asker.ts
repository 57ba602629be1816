import { ANONYMOUS, type UserRow, userForViewer, type VisibleUser } from '#app/features/profiles/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { maySeeAsker } from './policy.ts';

interface Asked {
  authorId: number | null;
  anonymous: boolean;
  /** The member who asked; null for one who deleted the account. */
  author: UserRow | null;
  /** Whether the viewer blocks who asked. */
  blocked: boolean;
}

/**
 * Who asked, as this viewer may see them (rules.md R17): 'een deelnemer' for an anonymous question, also of somebody who
 * deleted the account, and for who blocks the asker, so that a block tells nothing of who asked.
 */
export const askerForViewer = (ctx: RequestContext, asked: Asked): VisibleUser =>
  maySeeAsker(ctx.viewer, asked) && !asked.blocked ? userForViewer(ctx, asked.author) : ANONYMOUS;
