import type { Page } from '#app/platform/database/paging.ts';
import { HeartHandshake, Hourglass, MessageCircle } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { Day } from '#app/ui/time/day.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { OwnQuestion } from '../../lists/own.ts';
import { ownQuestionsPath, questionPath } from '../../paths.ts';
import styles from './lists.module.css';

interface Props {
  topicPath: string;
  questions: Page<OwnQuestion>;
}

/** The questions that the viewer asked last, with a link to the others. Renders nothing where there are none. */
export function LatestOwnQuestions({ topicPath, questions }: Props) {
  if (questions.total === 0) return null;
  return (
    <section aria-labelledby="jouw-vragen" className={styles.own}>
      <h2 id="jouw-vragen" className={styles.heading}>
        Jouw vragen
      </h2>
      <OwnQuestions topicPath={topicPath} questions={questions} titleAs="h3" />
      {questions.pages > 1 && (
        <p>
          <Link to={ownQuestionsPath(topicPath)}>Al je vragen ({questions.total})</Link>
        </p>
      )}
    </section>
  );
}

/** Questions of the viewer's own, and what became of each. */
export const OwnQuestions = ({ topicPath, questions, titleAs }: Props & { titleAs: 'h2' | 'h3' }) => (
  <ul className={styles.list}>
    {questions.items.map((question) => (
      <li key={question.id}>
        <Teaser
          href={questionPath(topicPath, question)}
          title={question.title}
          titleAs={titleAs}
          tint={question.answeredAt ? 'mint' : 'sand'}
          icon={question.answeredAt ? HeartHandshake : question.declined ? MessageCircle : Hourglass}
          meta={<State question={question} />}
        />
      </li>
    ))}
  </ul>
);

function State({ question: { answeredAt, hidden, declined, withAsker, late, promisedAt } }: { question: OwnQuestion }) {
  if (hidden) return 'Beantwoord. Deze vraag staat niet meer op de site';
  if (answeredAt) {
    return (
      <>
        Beantwoord: <RelativeTime at={answeredAt.toISOString()} />
      </>
    );
  }
  if (declined) return 'Een diëtist kan deze vraag niet beantwoorden. Lees waarom';
  if (withAsker) return 'Een diëtist wil eerst iets van je weten. Lees wat';
  if (late) return 'Wacht op antwoord, langer dan we beloofden';
  return (
    <>
      Wacht op antwoord, uiterlijk <Day at={promisedAt.toISOString()} />
    </>
  );
}
