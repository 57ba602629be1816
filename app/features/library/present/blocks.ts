import type { z } from 'zod';
import { blogPath, postPath } from '#app/features/blogs/paths.ts';
import type { Block, BlockOf, LeafBlock, LeafKind } from '#app/features/content/published/blocks.ts';
import { conversationPath, groupPath } from '#app/features/conversations/paths.ts';
import { type BlockContext, ownProperty, referred, referredPage, referredPages } from '#app/features/pages/index.ts';
import { editorialMediaPath } from '#app/ui/picture/editorial-media-path.ts';
import type { blockOnWire, FieldsOnWire, LeafOnWire } from '../contract/block-on-wire.ts';
import { presentOptionalPicture, presentPicture } from './picture.ts';
import { presentTeaser } from './teaser.ts';

type BlockOnWire = z.output<typeof blockOnWire>;

/** The blocks of a page as the wire's, without those that refer to something that is not published. */
export const presentBlocks = (blocks: readonly Block[], context: BlockContext): BlockOnWire[] =>
  blocks.flatMap((block): BlockOnWire[] => {
    if (block.kind !== 'page-section') return presentLeaf(block, context);
    const { kind, id, title } = block;
    return [{ kind, id, title, blocks: block.blocks.flatMap((leaf) => presentLeaf(leaf, context)) }];
  });

function presentLeaf(block: LeafBlock, context: BlockContext): LeafOnWire[] {
  // The type of PRESENTERS guarantees that kind and function match. TypeScript cannot infer that from a union.
  const present = PRESENTERS[block.kind] as (block: LeafBlock, context: BlockContext) => object | null;
  const fields = present(block, context);
  return fields ? [{ kind: block.kind, id: block.id, ...fields } as LeafOnWire] : [];
}

const PRESENTERS: { [K in LeafKind]: (block: BlockOf<K>, context: BlockContext) => FieldsOnWire<K> | null } = {
  html: ({ html }) => ({ html }),
  'html-with-title': ({ title, html }) => ({ title, html }),
  'expandable-list': ({ title, items }) => ({ title, items: items.map(({ title, html }) => ({ title, html })) }),
  summary: ({ html }) => ({ html }),
  introduction: ({ html }) => ({ html }),
  'call-to-action': ({ title, html, button }) => ({ title, html, button: { title: button.title, uri: button.url } }),
  image: ({ picture, caption }) => ({ ...presentPicture(picture), caption }),
  video(block, context) {
    const video = referred(context, block.video, 'video');
    if (!video) return null;
    const { title, description, youtubeId, transcript } = video;
    return {
      src: `https://www.youtube-nocookie.com/embed/${youtubeId}`,
      displayUrl: `https://www.youtube.com/watch?v=${youtubeId}`,
      name: title,
      description,
      transcript: transcript?.html ?? null,
    };
  },
  urgent: ({ title, html, phones }) => ({ title, html, phones }),
  tip: ({ title, html }) => ({ title, html }),
  'call-today': ({ html }) => ({ html }),
  'causes-by-phase': ({ items }) => ({ items: items.map(({ phase, html }) => ({ phase, html })) }),
  'questions-to-ask': ({ items }) => ({ items: items.map(({ text }) => ({ text })) }),
  quote: ({ text, source }) => ({ text, source }),
  'external-link': ({ title, url, description }) => ({ title, href: url, description }),
  'file-download'(block, context) {
    const file = referred(context, block.file, 'file');
    if (!file) return null;
    const { thumbnail, title, description } = file;
    return {
      thumbnail: presentOptionalPicture(thumbnail, 'card'),
      href: editorialMediaPath(file.file),
      title,
      description,
    };
  },
  organisation(block, context) {
    const organisation = referred(context, block.organisation, 'organisation');
    if (!organisation) return null;
    const { id, title, description, url, logo } = organisation;
    return { nid: id, title, description, href: url, image: presentOptionalPicture(logo, 'card') };
  },
  'internal-link'(block, context) {
    const page = referredPage(context, block.page);
    return page && { title: block.title ?? page.title, path: page.path };
  },
  'recipe-link'(block, context) {
    const recipe = referred(context, block.recipe, 'recipe');
    if (!recipe) return null;
    const { id, title, altTitle, description, path, amountOfPeople, minutesNeeded, picture } = recipe;
    const image = presentOptionalPicture(picture, 'card');
    return { nid: id, title, altTitle, description, path, amountOfPeople, minutesNeeded, image };
  },
  'document-description': ({ title, html, picture }) => ({ title, html, image: presentOptionalPicture(picture) }),
  'a-z-list': ({ title }, { diseases = [] }) => ({
    title,
    items: diseases.map(({ name, path }) => ({ title: name, path })),
  }),
  'group-teaser': ({ group }, context) => presentGroup(group, context),
  'conversation-teaser': ({ conversation }, context) => presentConversation(conversation, context),
  'featured-content': ({ title, pages }, context) => ({
    title,
    items: referredPages(context, pages).map((page) => ({
      ...presentTeaser(page),
      image: presentOptionalPicture(page.picture, 'featured'),
    })),
  }),
  'page-link'(block, context) {
    const page = referredPage(context, block.page);
    if (!page) return null;
    const { title, path, picture } = page;
    return {
      title,
      description: block.description ?? page.description,
      path,
      image: presentOptionalPicture(picture, 'card'),
    };
  },
  'image-grid': ({ items }) => ({
    items: items.map(({ picture, title, url }) => ({ ...presentPicture(picture, 'grid'), title, link: url })),
  }),
  'related-content': ({ title, items }, context) => ({
    title,
    items: items.flatMap((item) => presentRelated(item, context) ?? []),
  }),
  'latest-news': ({ title }, { news = [] }) => ({
    title,
    items: news.map(({ id, title, path, publicationDate, tag, picture }) => ({
      nid: id,
      title,
      path,
      publicationDate,
      newsTag: tag && { name: tag.title, colour: tag.colour },
      image: presentOptionalPicture(picture, 'card'),
    })),
  }),
  'community-links': ({ title, blogs, blogPosts, groups, conversations }, context) => ({
    title,
    blogs: blogs.map((id) => presentBlog(id, context)),
    blogPosts: blogPosts.map((id) => presentBlogPost(id, context)),
    groups: groups.flatMap((slug) => presentGroup(slug, context) ?? []),
    conversations: conversations.map((slug) => presentConversation(slug, context)),
  }),
};

type CommunityTeaser = FieldsOnWire<'conversation-teaser'>;

function presentGroup(slug: string, { community }: BlockContext): CommunityTeaser | null {
  const group = ownProperty(community?.groups, slug);
  return group ? { title: group.title, description: group.introduction, path: groupPath(group) } : null;
}

function presentConversation(slug: string, { community }: BlockContext): CommunityTeaser {
  const conversation = ownProperty(community?.conversations, slug);
  if (!conversation) return hidden('Gesprek');
  return { title: conversation.title, description: conversation.group.title, path: conversationPath(conversation) };
}

/** A blog; of a locked one the title alone (rules.md R18). */
function presentBlog(id: number, { community }: BlockContext): CommunityTeaser {
  const blog = community?.blogs[id];
  if (!blog) return hidden('Verborgen Blog');
  return { title: blog.title, description: blog.shown?.description ?? null, path: blogPath(blog) };
}

/** A blog post; of a locked one the title alone. */
function presentBlogPost(id: number, { community }: BlockContext): CommunityTeaser {
  const post = community?.blogPosts[id];
  if (!post) return hidden('Verborgen verhaal');
  const description = post.shown?.warnings?.folded ?? post.shown?.description ?? null;
  return { title: post.title, description, path: postPath(post) };
}

/** Stands in for what does not exist any more, or what this reader may not know about. */
const hidden = (title: string): CommunityTeaser => ({ title, description: null, path: null });

type Related = BlockOf<'related-content'>['items'][number];

function presentRelated(item: Related, context: BlockContext) {
  switch (item.type) {
    case 'document': {
      const page = referredPage(context, item.id);
      if (!page) return null;
      const { kind, title, description, path } = presentTeaser(page);
      return { type: kind, title, description, href: path };
    }
    case 'blog-post':
      return communityItem('blog-post', presentBlogPost(item.id, context));
    case 'conversation':
      return communityItem('conversation', presentConversation(item.slug, context));
    case 'external':
      return { type: 'external', title: item.title, description: null, href: item.url };
  }
}

const communityItem = (type: string, { title, description, path }: CommunityTeaser) => ({
  type,
  title,
  description,
  href: path,
});
