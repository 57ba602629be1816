import { useEffect, useState } from 'react';
import { createClient } from '#app/platform/http/calls/client.ts';
import { SIMILAR_FROM } from '../../rules.ts';

/** A question that was answered before. */
interface SimilarQuestion {
  Id: number;
  Title: string;
  Path: string;
}

/** How long after the last keystroke similar questions are looked up, in milliseconds. */
const DEBOUNCE = 400;

/** The answered questions that are like a title, which is being typed. An error shows none: one can ask without. */
export function useSimilarQuestions(title: string): readonly SimilarQuestion[] {
  const [similar, setSimilar] = useState<readonly SimilarQuestion[]>([]);
  const typed = title.trim();
  useEffect(() => {
    if (typed.length < SIMILAR_FROM) return setSimilar([]);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      listSimilar(typed, controller.signal).then(setSimilar, () => {});
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed]);
  return similar;
}

async function listSimilar(title: string, signal: AbortSignal): Promise<SimilarQuestion[]> {
  const { adviceContract } = await import('../../contract.ts'); // loaded after the page, because it brings zod along
  const { advice } = createClient({ advice: adviceContract });
  const { Items } = await advice.similar({ query: { title } }, { signal });
  return Items;
}
