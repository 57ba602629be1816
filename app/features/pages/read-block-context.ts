import { listBlogsByIds, listPostsByIds } from '#app/features/blogs/index.ts';
import { listDiseases, listNewsTeasers, type Referred, withSizes } from '#app/features/content/index.ts';
import { BLOCK_KINDS, type Block, type BlockKind, type BlockOf } from '#app/features/content/published/blocks.ts';
import type { DocumentKind } from '#app/features/content/published/documents.ts';
import { listConversationsBySlugs, listGroupsBySlugs } from '#app/features/conversations/index.ts';
import { allowsVideos } from '#app/platform/http/consent.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { foldUrgent } from './fold-urgent.ts';
import type { BlockContext } from './ui/blocks/block-context.ts';

/** The news in a block of the latest news: at most three items. */
const LATEST_NEWS = { tag: null, index: 0, size: 3 };

/** Reads the data that the blocks of a page need besides their own fields, and no more than that. */
export const readBlockContext = async (ctx: RequestContext, source: DocumentWithBlocks): Promise<BlockContext> => ({
  ...(await readSharedBlockContext(ctx, [source])),
  refs: withShownPictures(source),
});

interface DocumentWithBlocks {
  document: { id: number; kind: DocumentKind; blocks: readonly Block[]; related?: readonly number[] };
  refs: Record<number, Referred>;
}

/** The documents to which a page refers. Of those that are not shown as tiles only the small copies of pictures stay. */
function withShownPictures({ document, refs }: DocumentWithBlocks): Record<number, Referred> {
  if (document.kind === 'landing-page') return refs; // it has blocks of its own for large pictures
  const inBlocks = withInner(document.blocks).map((block) => (block.kind === 'featured-content' ? block.pages : []));
  const tiles = new Set([...(document.related ?? []), ...inBlocks.flat()]);
  return Object.fromEntries(
    Object.entries(refs).map(([id, page]) => [
      id,
      'path' in page && !tiles.has(page.id) ? { ...page, picture: withSizes(page.picture, ['card']) } : page,
    ]),
  );
}

/** Reads the block context of several documents that one page shows, once for all. Each has `refs` of its own. */
export async function readSharedBlockContext(
  ctx: RequestContext,
  sources: readonly DocumentWithBlocks[],
): Promise<Omit<BlockContext, 'refs'>> {
  for (const { document } of sources) logUnknownBlocks(ctx, document);
  const requested = requestedBy(sources.flatMap(({ document }) => document.blocks));
  const [groups, conversations, blogs, blogPosts, news, diseases] = await Promise.all([
    listGroupsBySlugs(ctx, requested.groups),
    listConversationsBySlugs(ctx, requested.conversations),
    listBlogsByIds(ctx, requested.blogs),
    listPostsByIds(ctx, requested.blogPosts),
    requested.kinds.has('latest-news') ? listNewsTeasers(ctx, LATEST_NEWS) : [],
    requested.kinds.has('a-z-list') ? listDiseases(ctx) : [],
  ]);
  const community = {
    groups: Object.fromEntries(
      groups.map(({ title, slug, introduction, summary, picture, conversationCount }) => [
        slug,
        { title, slug, introduction, summary, picture, conversationCount },
      ]),
    ),
    conversations: Object.fromEntries(conversations.map((conversation) => [conversation.slug, conversation])),
    blogs: Object.fromEntries(blogs.map((blog) => [blog.id, blog])),
    blogPosts: Object.fromEntries(blogPosts.map((post) => [post.id, post])),
  };
  return {
    ...(Object.values(community).some(isFilled) && { community }),
    ...(isFilled(news) && { news }),
    ...(isFilled(diseases) && { diseases }),
    ...(isFilled(requested.urgent) && {
      urgent: Object.fromEntries(requested.urgent.map((block) => [block.html, foldUrgent(block)])),
    }),
    videosAllowed: allowsVideos(ctx.consent),
  };
}

const isFilled = (some: object): boolean => Object.keys(some).length > 0;

/** Logs the blocks of kinds that this build does not know, which render nothing. */
function logUnknownBlocks({ platform: { log } }: RequestContext, { id, blocks }: DocumentWithBlocks['document']): void {
  const unknown = withInner(blocks).filter(({ kind }) => !KNOWN_KINDS.has(kind));
  for (const { kind, id: block } of unknown) log.warn({ document: id, block, kind }, 'unknown block');
}

const KNOWN_KINDS: ReadonlySet<string> = new Set(BLOCK_KINDS);

/** These blocks, and those inside sections. */
const withInner = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === 'page-section' ? [block, ...block.blocks] : [block]));

/** What these blocks need, also those inside sections. */
function requestedBy(blocks: readonly Block[]) {
  const all = withInner(blocks);
  const of = <K extends BlockKind>(kind: K) => all.filter((block): block is BlockOf<K> => block.kind === kind);
  const links = of('community-links');
  const related = of('related-content').flatMap(({ items }) => items);
  return {
    kinds: new Set(all.map(({ kind }) => kind)),
    urgent: of('urgent'),
    groups: [...of('group-teaser').map(({ group }) => group), ...links.flatMap(({ groups }) => groups)],
    conversations: [
      ...of('conversation-teaser').map(({ conversation }) => conversation),
      ...links.flatMap(({ conversations }) => conversations),
      ...related.flatMap((item) => (item.type === 'conversation' ? item.slug : [])),
    ],
    blogs: links.flatMap(({ blogs }) => blogs),
    blogPosts: [
      ...links.flatMap(({ blogPosts }) => blogPosts),
      ...related.flatMap((item) => (item.type === 'blog-post' ? item.id : [])),
    ],
  };
}
