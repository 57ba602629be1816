'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { ArticleBelow } from '../../editing/order-articles.ts';

/** The articles below a document, and how to put them in another order: shown at once, and taken back when it is refused. */
export function useArticlesBelow(id: number | string | undefined) {
  const [articles, setArticles] = useState<ArticleBelow[]>([]);
  const address = `/api/articles-below/${id}`;
  useEffect(() => {
    if (id === undefined) return;
    let isShown = true;
    void request(address).then((answer) => isShown && 'articles' in answer && setArticles(answer.articles));
    return () => {
      isShown = false;
    };
  }, [id, address]);
  const reorder = async (ordered: ArticleBelow[]) => {
    setArticles(ordered);
    const body = JSON.stringify({ ids: ordered.map(({ id }) => id) });
    const answer = await request(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    if ('articles' in answer) {
      setArticles(answer.articles);
      toast.success('De volgorde is bewaard.');
    } else {
      setArticles(articles);
      toast.error(answer.message);
    }
  };
  return { articles, reorder };
}

async function request(
  address: string,
  init: RequestInit = {},
): Promise<{ articles: ArticleBelow[] } | { message: string }> {
  const answer = await fetch(address, { ...init, credentials: 'same-origin' }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as {
    articles?: ArticleBelow[];
    errors?: { message: string }[];
  } | null;
  return answer?.ok && body?.articles
    ? { articles: body.articles }
    : { message: body?.errors?.[0]?.message ?? 'De volgorde is niet bewaard. Probeer het opnieuw.' };
}
