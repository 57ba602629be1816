import { HeartHandshake, Hourglass } from '#app/ui/icon/icons.ts';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { longDate } from '#app/ui/time/formats.ts';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { OwnQuestion } from '../../lists/own.ts';
import { questionPath } from '../../paths.ts';
import styles from './lists.module.css';

/** The questions that the viewer asked last, and what became of each. Renders nothing where there are none. */
export function OwnQuestions({ topicPath, questions }: { topicPath: string; questions: readonly OwnQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="jouw-vragen" className={styles.own}>
      <h2 id="jouw-vragen" className={styles.heading}>
        Jouw vragen
      </h2>
      <ul className={styles.list}>
        {questions.map((question) => (
          <li key={question.id}>
            <Teaser
              href={questionPath(topicPath, question)}
              title={question.title}
              titleAs="h3"
              tint={question.answeredAt ? 'mint' : 'sand'}
              icon={question.answeredAt ? HeartHandshake : Hourglass}
              meta={
                question.answeredAt ? (
                  <>
                    Beantwoord: <RelativeTime at={question.answeredAt.toISOString()} />
                  </>
                ) : (
                  `Wacht op antwoord, uiterlijk ${longDate(question.promisedAt.toISOString())}`
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
