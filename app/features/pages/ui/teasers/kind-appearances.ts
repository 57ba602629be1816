import { BookOpen, CookingPot, FileText, HeartHandshake, type IconComponent, Newspaper } from '#app/ui/icon/icons.ts';
import type { Tint } from '#app/ui/styles/tint.ts';
import type { ReferredPage } from '../blocks/block-context.ts';

interface KindAppearance {
  /** The name of the kind, where it means something to readers. */
  label: string | undefined;
  icon: IconComponent;
  tint: Tint;
}

/** The label, icon and colour by which lists distinguish the kinds of pages. */
export const APPEARANCES: Record<ReferredPage['kind'], KindAppearance> = {
  'content-page': { label: undefined, icon: FileText, tint: 'sky' },
  'landing-page': { label: undefined, icon: FileText, tint: 'sky' },
  topic: { label: 'Dossier', icon: BookOpen, tint: 'sky' },
  'medical-article': { label: 'Artikel', icon: FileText, tint: 'sky' },
  'advice-topic': { label: 'Advies', icon: HeartHandshake, tint: 'mint' },
  recipe: { label: 'Recept', icon: CookingPot, tint: 'mint' },
  'news-article': { label: 'Nieuws', icon: Newspaper, tint: 'sand' },
};
