'use client';

import { toast } from '@payloadcms/ui';
import type { ArticleBelow } from '../../editing/order-articles.ts';
import { askCms, readCms, useAnswer } from '../ask-cms.ts';

interface Below {
  articles: ArticleBelow[];
}

/** The articles below a document, and how to put them in another order: shown at once, and taken back when it is refused. */
export function useArticlesBelow(id: number | string | undefined) {
  const address = `/api/articles-below/${id}`;
  const [below, setBelow] = useAnswer(id === undefined ? null : address, readCms<Below>);
  const reorder = async (articles: ArticleBelow[]) => {
    setBelow({ articles });
    const answer = await askCms<Below>(address, {
      method: 'POST',
      body: { ids: articles.map(({ id }) => id) },
      failure: 'De volgorde is niet bewaard. Probeer het opnieuw.',
    });
    if ('data' in answer) {
      setBelow(answer.data);
      toast.success('De volgorde is bewaard.');
    } else {
      setBelow(below);
      toast.error(answer.message);
    }
  };
  return { articles: below?.articles ?? [], reorder };
}
