import type { Page } from '#app/platform/database/paging.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Hourglass, TriangleAlert } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { Day } from '#app/ui/time/day.tsx';
import { dayAndMonth, relativeDate } from '#app/ui/time/formats.ts';
import type { OpenQuestion } from '../../lists/open.ts';
import { deskQuestionPath } from '../../paths.ts';
import styles from '../lists/lists.module.css';

/** The questions that wait, each with its age, the promised day and who is answering it. `now` is the time of the page. */
export function OpenList({ questions, now }: { questions: Page<OpenQuestion>; now: string }) {
  if (questions.items.length === 0) {
    return <EmptyState title="Alles is beantwoord">Er wacht nu niemand op een antwoord.</EmptyState>;
  }
  return (
    <ul className={styles.list}>
      {questions.items.map((question) => (
        <li key={question.id}>
          <Teaser
            href={deskQuestionPath(question.id)}
            title={question.title}
            titleAs="h2"
            tint={question.late ? 'rose' : 'sand'}
            icon={Hourglass}
            meta={
              <>
                Gesteld: {relativeDate(question.askedAt.toISOString(), now)}.{' '}
                {question.askedBackAt ? 'Teruggevraagd: ' : 'Beloofd: '}
                <Day at={(question.askedBackAt ?? question.promisedAt).toISOString()} format={dayAndMonth} />.
              </>
            }
          >
            <Marks question={question} />
          </Teaser>
        </li>
      ))}
    </ul>
  );
}

/** How late it is, whether its asker replied, and who is answering it. */
function Marks({ question: { late, daysLate, claim, replied, distress } }: { question: OpenQuestion }) {
  if (!late && !claim && !replied && !distress) return null;
  return (
    <p className={styles.marks}>
      {late && (
        <Tag tint="rose" icon={TriangleAlert}>
          {daysLate > 0 ? `${pluralise(daysLate, 'dag', 'dagen')} te laat` : 'Te laat'}
        </Tag>
      )}
      {distress && <Tag tint="sand">Klinkt zwaar</Tag>}
      {replied && <Tag tint="sky">Aangevuld</Tag>}
      {claim && <Tag tint="mint">{claim.own ? 'Jij bent bezig' : `${claim.name} is bezig`}</Tag>}
    </p>
  );
}
