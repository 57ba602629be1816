import type { News } from '#app/features/content/index.ts';
import { ArrowRight } from '#app/ui/icon/icons.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import type { TitleElement } from '#app/ui/teaser/teaser-frame.tsx';
import { NewsMeta } from './news-meta.tsx';
import styles from './news-teaser.module.css';

interface Props {
  news: News;
  titleAs: TitleElement;
  /** Whether it has a small picture beside the text, instead of one over its whole width. */
  row?: boolean;
  /**
   * Whether it stands at the top of its page, with the introduction of the article in place of the words 'Lees het bericht'.
   */
  introduced?: boolean;
}

/** The teaser of a news article. */
export function NewsTeaser({ news, titleAs, row, introduced }: Props) {
  const { path, title, picture, publicationDate, tag, introduction } = news;
  return (
    <Teaser
      href={path}
      title={title}
      titleAs={titleAs}
      above={!row && picture && <Picture picture={picture} size="featured" eager={introduced} decorative />}
      leading={row && picture && <Picture picture={picture} size="card" decorative className={styles.small} />}
      kicker={
        <span className={styles.kicker}>
          <NewsMeta publicationDate={publicationDate} tag={tag} />
        </span>
      }
      meta={
        !row &&
        !introduced && (
          <span className={styles.read} aria-hidden="true">
            Lees het bericht <ArrowRight />
          </span>
        )
      }
    >
      {introduced && introduction && <p className={styles.introduction}>{introduction}</p>}
    </Teaser>
  );
}
