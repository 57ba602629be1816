'use client';

import { DraggableSortable, DraggableSortableItem, useAuth, useDocumentInfo } from '@payloadcms/ui';
import type { ArticleBelow } from '../../editing/order-articles.ts';
import { ArticleRow } from './article-row.tsx';
import { useArticlesBelow } from './use-articles-below.ts';

/** The articles below a dossier or article. An editor who may publish puts them in order by dragging or with the arrows. */
export function ArticleOrder() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { articles, reorder } = useArticlesBelow(id);
  if (articles.length === 0) return null;
  const mayOrder = user?.role !== 'redacteur' && articles.length > 1;
  const move = (from: number, to: number) => void reorder(moved(articles, from, to));
  return (
    <section className="field-type niergenoten-order">
      <h3>Artikelen hieronder</h3>
      <p>
        {mayOrder
          ? 'Sleep een artikel naar zijn plaats, of gebruik de pijlen. Lezers zien de nieuwe volgorde meteen.'
          : 'In deze volgorde zien lezers ze.'}
      </p>
      <DraggableSortable
        className="niergenoten-order__rows"
        ids={articles.map(({ id }) => String(id))}
        onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
      >
        {articles.map((article, index) => (
          <DraggableSortableItem disabled={!mayOrder} id={String(article.id)} key={article.id}>
            {(sortable) => (
              <ArticleRow
                article={article}
                sortable={sortable}
                {...(mayOrder && index > 0 && { moveUp: () => move(index, index - 1) })}
                {...(mayOrder && index < articles.length - 1 && { moveDown: () => move(index, index + 1) })}
                mayOrder={mayOrder}
              />
            )}
          </DraggableSortableItem>
        ))}
      </DraggableSortable>
    </section>
  );
}

function moved(articles: ArticleBelow[], from: number, to: number): ArticleBelow[] {
  const rest = articles.filter((_, index) => index !== from);
  return rest.toSpliced(to, 0, ...articles.slice(from, from + 1));
}
