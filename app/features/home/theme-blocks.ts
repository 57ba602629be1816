import type { LeafBlock } from '#app/features/content/published/blocks.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';

type Theme = DocumentOf<'theme'>;

/** The lists of a theme as blocks, without the empty lists of pages. */
export const themeBlocks = ({ lists }: Theme): LeafBlock[] => lists.flatMap((list, index) => blockOf(list, `${index}`));

function blockOf(list: Theme['lists'][number], id: string): LeafBlock[] {
  switch (list.type) {
    case 'none':
      return [];
    case 'recipes':
      return featuredContent(id, 'Recepten', list.recipes);
    case 'library':
      return featuredContent(id, 'Lees meer', [...list.dossiers, ...list.articles]);
    case 'blog-posts':
      return [{ ...emptyCommunityLinks(id), blogPosts: list.blogPosts }];
    case 'conversations':
      return [{ ...emptyCommunityLinks(id), conversations: list.conversations }];
  }
}

const featuredContent = (id: string, title: string, pages: number[]): LeafBlock[] =>
  pages.length > 0 ? [{ kind: 'featured-content', id, title, pages }] : [];

const emptyCommunityLinks = (id: string) => ({
  ...{ kind: 'community-links' as const, id, title: null },
  ...{ blogs: [], blogPosts: [], groups: [], conversations: [] },
});
