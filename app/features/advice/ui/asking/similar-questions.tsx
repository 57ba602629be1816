import { useEffect, useState } from 'react';
import { createClient } from '#app/platform/http/calls/client.ts';
import { Link } from '#app/ui/link/link.tsx';
import { SIMILAR_FROM } from '../../rules.ts';
import styles from './asking.module.css';

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

/** The answered questions that are like the title, below its field. A new tab opens, so that the form stays. */
export function SimilarQuestions({ title }: { title: string }) {
  const similar = useSimilarQuestions(title);
  return (
    <div role="status">
      {similar.length > 0 && (
        <div className={styles.similar} data-tint="mint">
          <p className={styles.similarTitle}>Misschien staat je antwoord er al:</p>
          <ul className={styles.similarList}>
            {similar.map(({ Id, Title, Path }) => (
              <li key={Id}>
                <Link to={Path} target="_blank" rel="noopener">
                  {Title}
                  <span className="visually-hidden"> (opent een nieuw tabblad)</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
