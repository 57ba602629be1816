import {
  BookHeart,
  BookOpen,
  CookingPot,
  FileText,
  HeartHandshake,
  type IconComponent,
  MessagesSquare,
  Newspaper,
  PenLine,
  UsersRound,
} from '#app/ui/icon/icons.ts';
import type { Tint } from '#app/ui/styles/tint.ts';
import type { ResultKind } from '../../search-result.ts';

interface KindAppearance {
  label: string;
  icon: IconComponent;
  tint: Tint;
}

/** The label, icon and colour by which the results of each kind are told apart. */
export const KIND_APPEARANCES: Readonly<Record<ResultKind, KindAppearance>> = {
  article: { label: 'Artikel', icon: FileText, tint: 'sky' },
  topic: { label: 'Dossier', icon: BookOpen, tint: 'sky' },
  page: { label: 'Pagina', icon: FileText, tint: 'sky' },
  'landing-page': { label: 'Pagina', icon: FileText, tint: 'sky' },
  group: { label: 'Groep', icon: UsersRound, tint: 'rose' },
  conversation: { label: 'Gesprek', icon: MessagesSquare, tint: 'rose' },
  blog: { label: 'Blog', icon: BookHeart, tint: 'sand' },
  post: { label: 'Blogbericht', icon: PenLine, tint: 'sand' },
  recipe: { label: 'Recept', icon: CookingPot, tint: 'mint' },
  news: { label: 'Nieuws', icon: Newspaper, tint: 'sand' },
  advice: { label: 'Advies', icon: HeartHandshake, tint: 'mint' },
  'advice-topic': { label: 'Advies-onderwerp', icon: HeartHandshake, tint: 'mint' },
};
