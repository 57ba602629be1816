import type { Tint } from '#app/ui/feedback/tag.tsx';
import { BookOpen, CookingPot, FileText, HeartHandshake, type IconComponent, Newspaper } from '#app/ui/icon/icons.ts';
import type { ReferredPage } from '../blocks/block-context.ts';

interface LookOfKind {
  /** What it is, in a word; none for a page of which that says nothing. */
  word: string | undefined;
  icon: IconComponent;
  tint: Tint;
}

/** How each kind of page is told from the others in a list: by a word, a picture and a colour. */
export const LOOKS: Record<ReferredPage['kind'], LookOfKind> = {
  'content-page': { word: undefined, icon: FileText, tint: 'sky' },
  'landing-page': { word: undefined, icon: FileText, tint: 'sky' },
  topic: { word: 'Dossier', icon: BookOpen, tint: 'sky' },
  'medical-article': { word: 'Artikel', icon: FileText, tint: 'sky' },
  'advice-topic': { word: 'Advies', icon: HeartHandshake, tint: 'mint' },
  recipe: { word: 'Recept', icon: CookingPot, tint: 'mint' },
  'news-article': { word: 'Nieuws', icon: Newspaper, tint: 'sand' },
};
