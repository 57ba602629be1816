import type { ArticleTeaser } from '#app/features/content/index.ts';
import { Link } from '#app/ui/link/link.tsx';
import { LIBRARY_PATH } from '../../../paths.ts';
import styles from '../article.module.css';

/** The link to the next article; at the end of the dossier, the link back to the library. */
export function NextArticle({ next }: { next: ArticleTeaser | null }) {
  const [label, title, path] = next
    ? ['Volgend artikel', next.title, next.path]
    : ['Einde dossier', 'Terug naar de bibliotheek', LIBRARY_PATH];
  return (
    <p className={styles.next} data-print="hide">
      <span className={styles.nextLabel}>{label}</span>
      <Link to={path} className={styles.nextTitle}>
        {title}
      </Link>
    </p>
  );
}
