import type { News } from '#app/features/content/index.ts';
import { Link } from '#app/ui/link/link.tsx';
import { longDate } from '#app/ui/time/formats.ts';
import styles from './news-page.module.css';

/** 'Lees ook': other news with the same tag. */
export const SameTag = ({ news }: { news: readonly News[] }) => (
  <section aria-labelledby="lees-ook" className={styles.section} data-print="hide">
    <h2 id="lees-ook">Lees ook</h2>
    <ul className={styles.links}>
      {news.map(({ id, path, title, publicationDate }) => (
        <li key={id} className={styles.linked}>
          <Link to={path}>{title}</Link>
          <time dateTime={publicationDate} className={styles.date}>
            {longDate(publicationDate)}
          </time>
        </li>
      ))}
    </ul>
  </section>
);
