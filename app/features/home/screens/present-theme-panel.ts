import { postPath } from '#app/features/blogs/paths.ts';
import type { Picture } from '#app/features/content/published/picture.ts';
import { conversationPath } from '#app/features/conversations/paths.ts';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';
import { formatMinutes } from '#app/ui/time/formats.ts';
import type { Theme, ThemeList } from './read-themes.ts';

/** A theme as the home page shows it. */
export interface ThemePanelData {
  id: number;
  title: string;
  introduction: string;
  picture: Picture | null;
  lists: { type: ThemeList['type']; items: ThemeItem[] }[];
}

export interface ThemeItem {
  title: string;
  path: string;
  /** What kind it is, or how large. */
  note: string | null;
  /** Whether it is closed to this viewer, who gets its title alone (rules.md R18). */
  locked?: true;
}

/** The sizes in which a theme shows its picture. */
const SIZES = ['featured', 'header'];

/** A theme as the home page shows it. */
export function themePanel({ document: { id, title, introduction, picture }, lists }: Theme): ThemePanelData {
  const copies = picture?.copies.filter(({ size }) => SIZES.includes(size)) ?? [];
  return {
    id,
    title,
    introduction,
    picture: picture && copies.length > 0 ? { ...picture, copies } : picture,
    lists: lists.map((list) => ({ type: list.type, items: itemsOf(list) })),
  };
}

function itemsOf(list: ThemeList): ThemeItem[] {
  switch (list.type) {
    case 'recipes':
      return list.recipes.map(({ title, path, amountOfPeople, minutesNeeded }) => ({
        title,
        path,
        note: `${unbroken(pluralise(amountOfPeople, 'persoon', 'personen'))}, ${formatMinutes(minutesNeeded)}`,
      }));
    case 'library':
      return [
        ...list.dossiers.map(({ title, path, articleCount }) => ({
          title,
          path,
          note: articleCount > 0 ? `Dossier, ${pluralise(articleCount, 'artikel', 'artikelen')}` : 'Dossier',
        })),
        ...list.articles.map(({ title, path }) => ({ title, path, note: null })),
      ];
    case 'blog-posts':
      return list.posts.map((post) => ({
        title: post.title,
        path: postPath(post),
        note: post.shown ? `Verhaal van ${post.shown.owner.name}` : null,
        ...(post.locked && { locked: true as const }),
      }));
    case 'conversations':
      return list.conversations.map(({ locked, ...conversation }) => ({
        title: conversation.title,
        path: conversationPath(conversation),
        note:
          locked || !conversation.reactionCount ? null : pluralise(conversation.reactionCount, 'reactie', 'reacties'),
        ...(locked && { locked }),
      }));
  }
}
