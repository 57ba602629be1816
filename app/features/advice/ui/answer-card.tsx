import { authorshipText } from '#app/features/content/published/authorship.ts';
import { HeartHandshake } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { unbrokenNames } from '#app/ui/text/unbroken.ts';
import { Day } from '#app/ui/time/day.tsx';
import type { Answer } from '../screens/read-question.ts';
import { answerAuthorship, UNNAMED_EXPERT } from './answer-authorship.ts';
import styles from './question-card.module.css';

/** The answer to a question, with the expert and the day of its last change. A page with two gives one its own id. */
export function AnswerCard({ answer, headingId = 'antwoord' }: { answer: Answer; headingId?: string }) {
  const { body, publishedAt, editedAt, expert, tags } = answer;
  const at = (editedAt ?? publishedAt).toISOString();
  return (
    <article className={classNames(styles.card, styles.answer)} aria-labelledby={headingId}>
      <h2 id={headingId}>Het antwoord</h2>
      <div className={styles.by}>
        <span className={styles.disc} data-tint="mint">
          <HeartHandshake aria-hidden="true" />
        </span>
        <div>
          <p className={styles.name}>{unbrokenNames(expert?.name ?? UNNAMED_EXPERT)}</p>
          <p className={styles.about}>
            {editedAt ? 'Bijgewerkt op ' : 'Beantwoord op '}
            <Day at={at} />
          </p>
        </div>
      </div>
      <LinkedText text={body} />
      {expert?.invented && <p className={styles.about}>Voorbeeld: deze naam is verzonnen.</p>}
      <p className={styles.about}>{authorshipText(answerAuthorship(answer))}</p>
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
