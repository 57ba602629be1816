import { type Draft, findDraft } from '#app/features/drafts/index.ts';
import {
  REACTIONS_PAGE_SIZE,
  type Reaction,
  type ReactionsRequest,
  readReactionsPage,
  type SinceVisit,
} from '#app/features/reactions/index.ts';
import { pageCount } from '#app/platform/database/paging.ts';
import { allowsVideos } from '#app/platform/http/consent.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { truncate } from '#app/ui/text/truncate.ts';
import { bodyOnWire } from '../body/blocks.ts';
import { blogDrafts } from '../draft-kinds.ts';
import { listPictureSizes, type PictureSizes } from '../lists/picture-sizes.ts';
import { pictureIdsIn } from '../pictures/picture-ids.ts';
import { postReactions } from '../reactions.ts';
import { versionOf } from '../rules.ts';
import { type Post, readPost } from './read-post.ts';

/** Everything that the page of a post shows. */
export interface PostScreen {
  post: Post;
  /** How search engines describe it: its beginning; null where not everybody reads that, or not at once. */
  description: string | null;
  /** The size of each of its pictures. */
  sizes: PictureSizes;
  /** Whether the reader accepted cookies, without which no video is shown (rules.md R22). */
  videosAllowed: boolean;
  reactions: Reaction[];
  /** The number of pages of reactions. */
  pages: number;
  /** What is new since the viewer's last visit. */
  since: SinceVisit | null;
  /** The reaction of this page that the form to react quotes. */
  quoted: Reaction | null;
  /** The reaction of this page that the viewer edits. */
  edited: { id: number; draft: Draft | null } | null;
  /** Whether the viewer edits the post itself. */
  editing: boolean;
  /** The draft with which the form starts: of the post that is edited, else of a new reaction. */
  draft: Draft | null;
  /** The body with which the editor of the post starts, and how large a picture may be. */
  body: string;
  maxBytes: number;
  member: boolean;
}

/**
 * Reads the post with these ids and a page of its reactions. An empty `edit` edits the post itself; one that was only begun
 * is always edited.
 */
export async function readPostScreen(
  ctx: RequestContext,
  ids: { id: number; blogId: number },
  request: ReactionsRequest,
): Promise<PostScreen> {
  const post = await readPost(ctx, ids);
  const editing = post.may.edit && (request.edit === '' || !post.publishedAt);
  const [sizes, page, draft] = await Promise.all([
    listPictureSizes(ctx, pictureIdsIn(post.blocks)),
    readReactionsPage(ctx, postReactions, { id: post.id, hidden: post.hidden, closed: !post.may.react }, request),
    findStartingDraft(ctx, post, editing),
  ]);
  return {
    post,
    description: descriptionOf(post),
    sizes,
    ...page,
    editing,
    draft,
    videosAllowed: allowsVideos(ctx.consent),
    pages: Math.max(pageCount(post.reactionCount, REACTIONS_PAGE_SIZE), 1),
    body: editing ? bodyOnWire(post.blocks) : '',
    maxBytes: ctx.platform.config.uploads.bytes,
    member: ctx.viewer !== null,
  };
}

const descriptionOf = ({ blog, publishedAt, hidden, warnings, description }: Post): string | null =>
  blog.public && publishedAt && !hidden && !warnings?.folded ? truncate(description) : null;

function findStartingDraft(ctx: RequestContext, post: Post, editing: boolean) {
  if (editing) return findDraft(ctx, { kind: blogDrafts.post, about: post.id, basedOn: versionOf(post) });
  return findDraft(ctx, { kind: blogDrafts.reaction, about: post.id });
}
