import { Link } from '#app/ui/link/link.tsx';
import styles from './asking.module.css';
import { useSimilarQuestions } from './use-similar-questions.ts';

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
