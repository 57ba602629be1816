import { useRef } from 'react';
import type { News } from '#app/features/content/index.ts';
import { NEWS_PATH } from '#app/features/news/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ArrowRight, ChevronLeft, ChevronRight } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { TitleElement } from '#app/ui/teaser/teaser-frame.tsx';
import styles from './news-slider.module.css';
import { NewsTeaser } from './news-teaser.tsx';

/** The fewest articles that do not fit beside each other on a phone, so that its buttons scroll. */
const SCROLLED = 3;

interface Props {
  news: readonly News[];
  titleAs: TitleElement;
}

/**
 * At most three news articles beside each other, and the link to all news. On a phone a reader swipes, or scrolls with the
 * buttons; without JavaScript it scrolls as any part of a page does.
 */
export function NewsSlider({ news, titleAs }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * (list.current.firstElementChild?.clientWidth ?? 0) });
  return (
    <div className={styles.slider} data-print="flow">
      <ul className={styles.list} ref={list} data-print="tiles">
        {news.map((item) => (
          <li key={item.id} className={styles.item}>
            <NewsTeaser news={item} titleAs={titleAs} />
          </li>
        ))}
      </ul>
      <div className={styles.below}>
        {news.length >= SCROLLED && (
          <span className={classNames(styles.buttons, 'needs-script')}>
            <Button type="button" onClick={() => scroll(-1)} icon={ChevronLeft}>
              Vorige
            </Button>
            <Button type="button" onClick={() => scroll(1)} icon={ChevronRight}>
              Volgende
            </Button>
          </span>
        )}
        <Link to={NEWS_PATH} className={styles.all}>
          Bekijk al het nieuws <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}
