import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { HeartHandshake, MessageCircle } from '#app/ui/icon/icons.ts';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { unbrokenNames } from '#app/ui/text/unbroken.ts';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { ArchivedQuestion } from '../../lists/archived.ts';
import { ARCHIVE_PATH, type ArchiveView, deskQuestionPath } from '../../paths.ts';
import { UNNAMED_EXPERT } from '../answer-authorship.ts';
import styles from '../lists/lists.module.css';

interface Props {
  view: ArchiveView;
  questions: readonly ArchivedQuestion[];
}

/** A page of what was answered or declined, or why it is empty and what to do next. */
export function ArchiveList({ view: { term, tag, mine }, questions }: Props) {
  if (questions.length === 0) {
    return term || tag || mine ? (
      <EmptyState title="Niets gevonden" action={<ButtonLink to={ARCHIVE_PATH}>Toon alle vragen</ButtonLink>}>
        Probeer een ander woord, of kies een ander onderwerp.
      </EmptyState>
    ) : (
      <EmptyState title="Nog niets beantwoord">
        Hier komt elke vraag te staan die is beantwoord of afgewezen.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {questions.map((question) => (
        <li key={question.id}>
          <Teaser
            href={deskQuestionPath(question.id)}
            title={question.title}
            titleAs="h2"
            tint={question.answered ? 'mint' : 'sand'}
            icon={question.answered ? HeartHandshake : MessageCircle}
            kicker={question.tags.length > 0 ? question.tags.join(', ') : undefined}
            meta={
              <>
                {outcomeOf(question)}: <RelativeTime at={question.closedAt.toISOString()} />
                {question.hidden && '. Staat niet meer op de site'}
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}

function outcomeOf({ answered, byMe, expert }: ArchivedQuestion): string {
  if (!answered) return byMe ? 'Afgewezen door jou' : 'Afgewezen';
  return `Beantwoord door ${byMe ? 'jou' : unbrokenNames(expert ?? UNNAMED_EXPERT)}`;
}
