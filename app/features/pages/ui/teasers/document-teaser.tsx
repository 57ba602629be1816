import { BookOpen, CookingPot, FileText, HeartHandshake, type IconComponent, Newspaper } from '#app/ui/icon/icons.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Tint } from '#app/ui/styles/tint.ts';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import type { TitleElement } from '#app/ui/teaser/teaser-frame.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { wholeSentences } from '#app/ui/text/whole-sentences.ts';
import type { ReferredPage } from '../blocks/block-context.ts';
import styles from './document-teaser.module.css';

interface Props {
  page: Pick<ReferredPage, 'kind' | 'path' | 'title' | 'description' | 'picture'>;
  titleAs: TitleElement;
  /** Replaces the description of the page. */
  description?: string | null;
  /** Whether it has a picture over its whole width, on a desktop, instead of a small one beside the text. */
  tile?: boolean;
}

/** A dossier as a row of a list of dossiers, with how many articles it has. */
export const DossierRow = ({ dossier, articleCount = 0, titleAs }: DossierRowProps) => (
  <Teaser
    href={dossier.path}
    title={dossier.title}
    titleAs={titleAs}
    tint="sky"
    leading={dossier.picture && <Picture picture={dossier.picture} size="card" decorative className={styles.inRow} />}
    meta={articleCount > 0 && pluralise(articleCount, 'artikel', 'artikelen')}
  />
);

interface DossierRowProps {
  dossier: Pick<ReferredPage, 'path' | 'title' | 'picture'>;
  articleCount: number | undefined;
  titleAs: TitleElement;
}

/** The teaser of a page of the library, a recipe or a news item. */
export function DocumentTeaser({ page, titleAs, description = page.description, tile }: Props) {
  const { label, icon, tint } = APPEARANCES[page.kind];
  const { picture } = page;
  return (
    <Teaser
      href={page.path}
      title={page.title}
      titleAs={titleAs}
      kicker={label}
      tint={tint}
      icon={tile && picture ? undefined : icon}
      above={tile && picture && <Picture picture={picture} size="featured" decorative />}
      compact={tile}
      leading={!tile && picture && <Picture picture={picture} size="card" decorative className={styles.small} />}
    >
      {description && <p className={styles.description}>{wholeSentences(description)}</p>}
    </Teaser>
  );
}

interface KindAppearance {
  /** The name of the kind, where it means something to readers. */
  label: string | undefined;
  icon: IconComponent;
  tint: Tint;
}

/** The label, icon and colour by which lists distinguish the kinds of pages. */
const APPEARANCES: Record<ReferredPage['kind'], KindAppearance> = {
  'content-page': { label: undefined, icon: FileText, tint: 'sky' },
  'landing-page': { label: undefined, icon: FileText, tint: 'sky' },
  topic: { label: 'Dossier', icon: BookOpen, tint: 'sky' },
  'medical-article': { label: 'Artikel', icon: FileText, tint: 'sky' },
  'advice-topic': { label: 'Advies', icon: HeartHandshake, tint: 'mint' },
  recipe: { label: 'Recept', icon: CookingPot, tint: 'mint' },
  'news-article': { label: 'Nieuws', icon: Newspaper, tint: 'sand' },
};
