import { useId } from 'react';
import type { Referred } from '#app/features/content/index.ts';
import type { ReferredPage } from '#app/features/pages/ui/blocks/block-context.ts';
import { DocumentTeaser } from '#app/features/pages/ui/teasers/document-teaser.tsx';
import styles from './article.module.css';

interface Props {
  ids: readonly number[];
  refs: Readonly<Record<number, Referred>>;
}

const isPage = (document: Referred): document is ReferredPage => 'path' in document;

/** 'Ook interessant': what the editors chose to stand beside an article. */
export function RelatedArticles({ ids, refs }: Props) {
  const titleId = useId();
  const related = ids.flatMap((id) => refs[id] ?? []).filter(isPage);
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
