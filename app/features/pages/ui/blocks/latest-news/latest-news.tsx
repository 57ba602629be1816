import { NEWS_PATH } from '#app/features/content/paths.ts';
import { ArrowRight } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useHasPage } from '#app/ui/link/missing-pages.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import type { TitleElement } from '#app/ui/teaser/teaser-frame.tsx';
import { longDate } from '#app/ui/time/formats.ts';
import { TeaserList } from '../../teasers/teaser-list.tsx';
import type { NewsTeaser } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import { headingBelow, TitledSection } from '../titled-section.tsx';
import styles from './latest-news.module.css';
import { NEWS_TAG_TINTS } from './news-tag-tints.ts';

/** The latest news, at most three items; nothing when there is one or none (spec §9, News). */
export function LatestNews({ block, context, level }: BlockProps<'latest-news'>) {
  const hasPage = useHasPage();
  if (context.news.length <= 1) return null;
  const title = block.title ?? 'Laatste nieuws';
  return (
    <TitledSection title={title} level={level} wide screenOnly>
      <TeaserList tiles>
        {context.news.map((item) => (
          <NewsItem key={item.id} item={item} titleAs={headingBelow(title, level)} />
        ))}
      </TeaserList>
      {hasPage(NEWS_PATH) && (
        <p>
          <Link to={NEWS_PATH} className={styles.all}>
            Bekijk al het nieuws <ArrowRight aria-hidden="true" />
          </Link>
        </p>
      )}
    </TitledSection>
  );
}

function NewsItem({ item, titleAs }: { item: NewsTeaser; titleAs: TitleElement }) {
  const { path, title, picture, publicationDate, tag } = item;
  return (
    <Teaser
      href={path}
      title={title}
      titleAs={titleAs}
      above={picture && <Picture picture={picture} size="news" decorative />}
      kicker={
        <span className={styles.kicker}>
          <time dateTime={publicationDate}>{longDate(publicationDate)}</time>
          {tag && <Tag tint={NEWS_TAG_TINTS[tag.colour]}>{tag.title}</Tag>}
        </span>
      }
      meta={
        <span className={styles.read} aria-hidden="true">
          Lees het bericht <ArrowRight />
        </span>
      }
    />
  );
}
