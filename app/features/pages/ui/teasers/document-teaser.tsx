import { Picture } from '#app/ui/picture/picture.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import type { TitleElement } from '#app/ui/teaser/teaser-frame.tsx';
import { wholeSentences } from '#app/ui/text/whole-sentences.ts';
import type { ReferredPage } from '../blocks/block-context.ts';
import styles from './document-teaser.module.css';
import { APPEARANCES } from './kind-appearances.ts';

interface Props {
  page: Pick<ReferredPage, 'kind' | 'path' | 'title' | 'description' | 'picture'>;
  titleAs: TitleElement;
  /** Replaces the title of the page. */
  title?: string | null;
  /** Replaces the description of the page. */
  description?: string | null;
  /** Whether it has a picture over its whole width, instead of a small one beside the text. */
  tile?: boolean;
}

/** The teaser of a page of the library, a recipe or a news item. */
export function DocumentTeaser({ page, titleAs, title, description = page.description, tile }: Props) {
  const { label, icon, tint } = APPEARANCES[page.kind];
  const { picture } = page;
  return (
    <Teaser
      href={page.path}
      title={title ?? page.title}
      titleAs={titleAs}
      kicker={label}
      tint={tint}
      icon={tile && picture ? undefined : icon}
      above={tile && picture && <Picture picture={picture} size="featured" decorative />}
      leading={!tile && picture && <Picture picture={picture} size="card" decorative className={styles.small} />}
    >
      {description && <p className={styles.description}>{wholeSentences(description)}</p>}
    </Teaser>
  );
}
