import type { DocumentWithRefs } from '#app/features/content/index.ts';
import type { Block, LeafBlock } from '#app/features/content/published/blocks.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { type PageScreen, readPageScreen } from './read-page-screen.ts';
import { type BlockContext, ownProperty } from './ui/blocks/block-context.ts';

type LandingPage = DocumentOf<'landing-page'>;

/**
 * Reads a landing page without the teasers of what this viewer may not see, or is not there: such a page leads elsewhere,
 * and a teaser that leads nowhere says nothing.
 */
export async function readLandingScreen(
  ctx: RequestContext,
  source: DocumentWithRefs<LandingPage>,
): Promise<PageScreen<LandingPage>> {
  const screen = await readPageScreen(ctx, source);
  const { document, context } = screen;
  return {
    ...screen,
    document: { ...document, blocks: document.blocks.flatMap((block) => withoutGone(block, context)) },
  };
}

/** A block with what is there of it; none where nothing is. */
function withoutGone(block: Block, context: BlockContext): Block[] {
  if (block.kind !== 'page-section') return leafWithoutGone(block, context);
  const blocks = block.blocks.flatMap((inner) => leafWithoutGone(inner, context));
  return blocks.length > 0 ? [{ ...block, blocks }] : [];
}

function leafWithoutGone(block: LeafBlock, { community }: BlockContext): LeafBlock[] {
  const hasConversation = (slug: string) => ownProperty(community?.conversations, slug) !== undefined;
  const hasPost = (id: number) => community?.blogPosts[id] !== undefined;
  switch (block.kind) {
    case 'conversation-teaser':
      return hasConversation(block.conversation) ? [block] : [];
    case 'community-links': {
      const blogs = block.blogs.filter((id) => community?.blogs[id] !== undefined);
      const blogPosts = block.blogPosts.filter(hasPost);
      const conversations = block.conversations.filter(hasConversation);
      const isEmpty = [blogs, blogPosts, block.groups, conversations].every((list) => list.length === 0);
      return isEmpty ? [] : [{ ...block, blogs, blogPosts, conversations }];
    }
    case 'related-content': {
      const items = block.items.filter(
        (item) =>
          (item.type !== 'conversation' || hasConversation(item.slug)) &&
          (item.type !== 'blog-post' || hasPost(item.id)),
      );
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    default:
      return [block];
  }
}
