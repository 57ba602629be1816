import type { LeafBlock } from '#app/features/content/published/blocks.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';

type Theme = DocumentOf<'theme'>;

/** The lists of a theme as blocks of a page; a list that names nothing is none. */
export const themeBlocks = ({ lists }: Theme): LeafBlock[] => lists.flatMap((list, index) => blockOf(list, `${index}`));

function blockOf(list: Theme['lists'][number], id: string): LeafBlock[] {
  switch (list.type) {
    case 'none':
      return [];
    case 'recipes':
      return pages(id, 'Recepten', list.recipes);
    case 'library':
      return pages(id, 'Lees meer', [...list.dossiers, ...list.articles]);
    case 'blog-posts':
      return [{ ...community(id), blogPosts: list.blogPosts }];
    case 'conversations':
      return [{ ...community(id), conversations: list.conversations }];
  }
}

const pages = (id: string, title: string, named: number[]): LeafBlock[] =>
  named.length > 0 ? [{ kind: 'featured-content', id, title, pages: named }] : [];

const community = (id: string) => ({
  ...{ kind: 'community-links' as const, id, title: null },
  ...{ blogs: [], blogPosts: [], groups: [], conversations: [] },
});
