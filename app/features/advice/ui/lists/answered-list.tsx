import type { Page } from '#app/platform/database/paging.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { HeartHandshake } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { unbrokenNames } from '#app/ui/text/unbroken.ts';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { AnsweredQuestion } from '../../lists/answered.ts';
import type { AdviceTag } from '../../lists/tags.ts';
import { type AdviceView, adviceViewPath, questionPath } from '../../paths.ts';
import { UNNAMED_EXPERT } from '../answer-authorship.ts';
import styles from './lists.module.css';

interface Props {
  topicPath: string;
  questions: Page<AnsweredQuestion>;
  view: AdviceView;
  tags: readonly AdviceTag[];
}

/** One page of the answered questions. The heading has their number and is announced when it changes. */
export function AnsweredList({ topicPath, questions, view, tags }: Props) {
  const about = joinNames(tags.filter(({ id }) => view.tags.includes(id)));
  return (
    <Stack gap={3}>
      <div role="status">
        <h2 className={styles.heading}>{headingOf(questions.total, about)}</h2>
      </div>
      {questions.items.length === 0 ? (
        <NoQuestions topicPath={topicPath} filtered={view.tags.length > 0} />
      ) : (
        <ul className={styles.list}>
          {questions.items.map((question) => (
            <li key={question.id}>
              <AnsweredTeaser topicPath={topicPath} question={question} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={view.page}
        pages={questions.pages}
        href={(page) => adviceViewPath(topicPath, { ...view, page })}
        label="Pagina’s met vragen"
      />
    </Stack>
  );
}

function AnsweredTeaser({ topicPath, question }: { topicPath: string; question: AnsweredQuestion }) {
  const { title, expert, publishedAt, tags } = question;
  return (
    <Teaser
      href={questionPath(topicPath, question)}
      title={title}
      titleAs="h3"
      tint="mint"
      icon={HeartHandshake}
      kicker={tags.length > 0 ? tags.map(({ name }) => name).join(', ') : undefined}
      meta={
        <>
          Beantwoord door {unbrokenNames(expert ?? UNNAMED_EXPERT)}: <RelativeTime at={publishedAt.toISOString()} />
        </>
      }
    />
  );
}

/** Explains why the list is empty, and what to do next. */
const NoQuestions = ({ topicPath, filtered }: { topicPath: string; filtered: boolean }) =>
  filtered ? (
    <EmptyState
      title="Hierover is nog niets beantwoord"
      action={
        <ButtonLink to={topicPath} preventScrollReset>
          Wis het filter
        </ButtonLink>
      }
    >
      Kies een ander onderwerp, of stel zelf je vraag.
    </EmptyState>
  ) : (
    <EmptyState title="Nog geen beantwoorde vragen">
      Stel gerust de eerste. Ook wie hetzelfde heeft, is met het antwoord geholpen.
    </EmptyState>
  );

const joinNames = (tags: readonly AdviceTag[]): string =>
  new Intl.ListFormat('nl', { type: 'disjunction' }).format(tags.map(({ name }) => name));

const headingOf = (total: number, about: string): string =>
  about ? `${pluralise(total, 'vraag', 'vragen')} over ${about}` : 'Eerder gestelde vragen';
