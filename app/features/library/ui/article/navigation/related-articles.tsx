import { useId } from 'react';
import type { Referred } from '#app/features/content/index.ts';
import { referredPages } from '#app/features/pages/ui/blocks/block-context.ts';
import { DocumentTeaser } from '#app/features/pages/ui/teasers/document-teaser.tsx';
import styles from '../article.module.css';

interface Props {
  ids: readonly number[];
  refs: Readonly<Record<number, Referred>>;
}

/** 'Ook interessant': the pages that the editors chose to show with an article. */
export function RelatedArticles({ ids, refs }: Props) {
  const titleId = useId();
  const related = referredPages({ refs }, ids);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section} data-print="hide">
      <h2 id={titleId}>Ook interessant</h2>
      <ul className={styles.cards}>
        {related.map((document) => (
          <li key={document.id}>
            <DocumentTeaser page={document} titleAs="h3" tile />
          </li>
        ))}
      </ul>
    </section>
  );
}
