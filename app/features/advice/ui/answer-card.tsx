import { HeartHandshake } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Day } from '#app/ui/time/day.tsx';
import type { Answer } from '../screens/read-question.ts';
import styles from './question-card.module.css';

/** The name for an answer of a professional who chose none. */
export const UNNAMED_EXPERT = 'een diëtist';

/** The answer to a question, with the expert and the day of its last change. */
export function AnswerCard({ answer: { body, publishedAt, editedAt, expert, tags } }: { answer: Answer }) {
  const at = (editedAt ?? publishedAt).toISOString();
  return (
    <article className={classNames(styles.card, styles.answer)} aria-labelledby="antwoord">
      <h2 id="antwoord">Het antwoord</h2>
      <div className={styles.by}>
        <span className={styles.disc} data-tint="mint">
          <HeartHandshake aria-hidden="true" />
        </span>
        <div>
          <p className={styles.name}>{expert?.name ?? UNNAMED_EXPERT}</p>
          <p className={styles.about}>
            {editedAt ? 'Bijgewerkt op ' : 'Beantwoord op '}
            <Day at={at} />
          </p>
        </div>
      </div>
      <LinkedText text={body} />
      {expert?.invented && (
        <p className={styles.about}>Voorbeeld: deze naam is verzonnen. Geen diëtist heeft dit antwoord gegeven.</p>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Onderwerpen">
          {tags.map(({ id, name }) => (
            <li key={id}>
              <Tag tint="mint">{name}</Tag>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
