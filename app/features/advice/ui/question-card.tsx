import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Day } from '#app/ui/time/day.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import { isIdentified } from '#app/ui/user/user-summary.ts';
import type { Question } from '../screens/read-question.ts';
import styles from './question-card.module.css';

/** A question, with who asked it and when. */
export function QuestionCard({
  question,
}: {
  question: Pick<Question, 'asker' | 'anonymous' | 'askedAt' | 'editedAt' | 'body'>;
}) {
  return (
    <article className={styles.card} aria-label="De vraag">
      <div className={styles.by}>
        <Avatar user={question.asker} size={50} />
        <div>
          <p className={styles.name}>
            <UserName user={question.asker} />
          </p>
          <p className={styles.about}>
            {isIdentified(question.asker) && question.anonymous && 'Anderen zien ‘een deelnemer’. '}
            Gevraagd op <Day at={question.askedAt.toISOString()} />
          </p>
        </div>
      </div>
      <LinkedText text={question.body} />
      {question.editedAt && <p className={styles.about}>Een diëtist of moderator heeft deze vraag gewijzigd.</p>}
    </article>
  );
}
