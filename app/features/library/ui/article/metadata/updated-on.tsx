import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { longDate } from '#app/ui/time/formats.ts';
import styles from '../article.module.css';
import { lastUpdate } from './last-update.ts';

/** The day on which an article was last updated, and its author when it has one. */
export function UpdatedOn({ article }: { article: DocumentOf<'medical-article'> }) {
  const day = lastUpdate(article);
  return (
    <p className={styles.updated}>
      Laatst bijgewerkt op <time dateTime={day}>{longDate(day)}</time>
      {article.author !== '-' && <> · {article.author}</>}
    </p>
  );
}
