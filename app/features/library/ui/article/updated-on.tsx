import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { longDate } from '#app/ui/time/formats.ts';
import styles from './article.module.css';
import { lastUpdate } from './facts.ts';

/** When an article was last looked over, and by whom it was written. */
export function UpdatedOn({ article }: { article: DocumentOf<'medical-article'> }) {
  const day = lastUpdate(article);
  return (
    <p className={styles.updated}>
      Laatst bijgewerkt op <time dateTime={day}>{longDate(day)}</time>
      {article.author !== '-' && <> · {article.author}</>}
    </p>
  );
}
