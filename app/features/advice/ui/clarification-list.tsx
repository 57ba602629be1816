import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Day } from '#app/ui/time/day.tsx';
import type { Clarification } from '../clarifications.ts';
import styles from './question-card.module.css';

interface Props {
  clarifications: readonly Clarification[] | null;
  /** Whether the viewer asked the question. */
  own: boolean;
}

/** What professionals asked back, with the replies; only they and the asker see it. Renders nothing where there is none. */
export function ClarificationList({ clarifications, own }: Props) {
  if (!clarifications || clarifications.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="navraag">
      <h2 id="navraag">Wat de diëtist wil weten</h2>
      <p className={styles.about}>
        Alleen {own ? 'jij' : 'de vragensteller'} en de diëtisten lezen dit. Het komt niet op de site.
      </p>
      {clarifications.map(({ id, body, askedAt, professional, reply, repliedAt }) => (
        <div key={id} className={styles.exchange}>
          <p className={styles.name}>{professional ?? 'Een diëtist'}</p>
          <p className={styles.about}>
            Gevraagd op <Day at={askedAt.toISOString()} />
          </p>
          <LinkedText text={body} />
          {reply !== null && repliedAt && (
            <div className={styles.reply}>
              <p className={styles.name}>{own ? 'Jij' : 'De vragensteller'}</p>
              <p className={styles.about}>
                Beantwoord op <Day at={repliedAt.toISOString()} />
              </p>
              <LinkedText text={reply} />
            </div>
          )}
        </div>
      ))}
    </section>
  );
}
