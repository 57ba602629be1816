import { Picture } from '#app/ui/picture/picture.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import type { TitleElement } from '#app/ui/teaser/teaser-frame.tsx';
import { shortened } from '#app/ui/text/shortened.ts';
import type { ReferredPage } from '../blocks/block-context.ts';
import styles from './document-teaser.module.css';
import { LOOKS } from './kinds.ts';

interface Props {
  page: Pick<ReferredPage, 'kind' | 'path' | 'title' | 'description' | 'picture'>;
  titleAs: TitleElement;
  /** Other words than its own. */
  title?: string | null;
  description?: string | null;
  /** Its picture stands above it, as wide as it is; else a small one stands beside it. */
  tile?: boolean;
}

/** A page of the library, a recipe or a news item in a list. */
export function DocumentTeaser({ page, titleAs, title, description = page.description, tile }: Props) {
  const { word, icon, tint } = LOOKS[page.kind];
  const { picture } = page;
  return (
    <Teaser
      href={page.path}
      title={title ?? page.title}
      titleAs={titleAs}
      kicker={word}
      tint={tint}
      icon={tile && picture ? undefined : icon}
      above={tile && picture && <Picture picture={picture} size="featured" decorative />}
      leading={!tile && picture && <Picture picture={picture} size="card" decorative className={styles.small} />}
    >
      {description && <p className={styles.description}>{shortened(description)}</p>}
    </Teaser>
  );
}
