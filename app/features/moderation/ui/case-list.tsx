import type { FormError } from '#app/platform/forms/form-error.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { CircleCheck, Flag, PenLine } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { dayAndMonth, relativeDate } from '#app/ui/time/formats.ts';
import type { Case } from '../lists/list-cases.ts';
import { casePath } from '../paths.ts';
import type { readHandleScreen } from '../read-handle-screen.ts';
import type { CaseList as CaseListName } from '../rules.ts';
import { HandleForm } from './case/handle-form.tsx';
import { CaseExcerpt } from './case-excerpt.tsx';
import { isHeavy, titleOfCase } from './case-summary.ts';
import { casesPath } from './list-paths.ts';
import styles from './moderation.module.css';
import { outcomeText, reportsText } from './reports-text.ts';

interface Props {
  items: readonly Case[];
  list: CaseListName;
  /** The last case of the page before; null for the first page. */
  after: number | null;
  /** The case that is handled in the list; null where none is. */
  chosen: Awaited<ReturnType<typeof readHandleScreen>> | null;
  formError: FormError | undefined;
  /** The time of the page. */
  now: string;
  submissionKey: string;
}

/** Whether a case can be handled in the list: not what may be heavy to read, or is read in the case alone. */
export const isDecidedHere = (found: Case): boolean =>
  !found.handled && !found.private && !isHeavy(found) && found.subject !== null && (found.claim?.own ?? true);

const EMPTY = {
  open: { title: 'Er staat niets open', text: 'Niemand heeft iets gemeld waar nog naar gekeken moet worden.' },
  mine: { title: 'Je hebt nu geen zaak op je genomen', text: 'Kijk bij ‘Open’ of er iets op iemand wacht.' },
  later: {
    title: 'Er ligt niets tot later',
    text: 'Wie een zaak op zich heeft genomen, kan haar terugleggen tot een dag.',
  },
  'handled-by-me': { title: 'Je hebt nog niets afgehandeld', text: 'Hier staat straks wat jij met elke zaak deed.' },
  handled: { title: 'Er is nog niets afgehandeld', text: 'Hier staat straks wat er met elke zaak is gedaan.' },
};

/** Cases, each with what was reported, how often, and who is looking into it. */
export function CaseList({ items, list, now, ...rest }: Props) {
  if (items.length === 0) return <EmptyState title={EMPTY[list].title}>{EMPTY[list].text}</EmptyState>;
  return (
    <ul className={styles.columns}>
      {items.map((each) => (
        <li key={each.id} id={anchorOf(each.id)} className={styles.decided}>
          <Teaser
            href={casePath(each.id)}
            title={titleOfCase(each)}
            titleAs="h2"
            kicker={each.label}
            tint={each.handled ? 'mint' : 'rose'}
            icon={each.handled ? CircleCheck : Flag}
            meta={<Meta of={each} now={now} />}
          >
            <CaseExcerpt of={each} />
            <Marks of={each} />
          </Teaser>
          {isDecidedHere(each) && <DecideHere of={each} list={list} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

const anchorOf = (id: number) => `zaak-${id}`;

/** The form that handles a case in the list, or the way to it: one at a time has its form. */
function DecideHere({
  of: { id, ...found },
  list,
  after,
  chosen,
  formError,
  submissionKey,
}: Omit<Props, 'items' | 'now'> & { of: Case }) {
  if (chosen?.id !== id) {
    return (
      <div className="at-edge">
        <ButtonLink to={`${casesPath({ list, after, decided: id })}#${anchorOf(id)}`} variant="quiet" icon={PenLine}>
          Besluit hier<span className="visually-hidden"> over {titleOfCase(found)}</span>
        </ButtonLink>
      </div>
    );
  }
  return (
    <Card>
      <HandleForm
        id={id}
        outcomes={chosen.outcomes}
        hidden={found.subject?.hiddenAt != null}
        held={found.held?.waiting === true}
        draft={chosen.draft}
        formError={formError}
        submissionKey={submissionKey}
      />
    </Card>
  );
}

function Meta({ of: found, now }: { of: Case; now: string }) {
  const { author: writtenBy, handled } = found;
  const author = `Van ${writtenBy.name}. `;
  if (handled) {
    return (
      <>
        {author}
        {handled.by ? `Afgehandeld door ${handled.by.name}` : 'Vanzelf afgehandeld'}:{' '}
        {relativeDate(handled.at.toISOString(), now)}.
      </>
    );
  }
  return `${author}${reportsText(found, now)}`;
}

/** What came of it, whether it is hidden, and who is looking into it. */
function Marks({ of: { subject, claim, handled, urgent, held, postponedUntil } }: { of: Case }) {
  const hidden = subject?.hiddenAt != null;
  const removed = !subject ? 'Staat niet meer op de site' : subject.withdrawn && 'Ingetrokken door de schrijver';
  const pressing = urgent && !handled;
  if (!claim && !handled && !hidden && !removed && !pressing && !held?.waiting && !postponedUntil) return null;
  return (
    <p className={styles.marks}>
      {pressing && <Tag tint="rose">Dringend</Tag>}
      {held?.waiting && <Tag tint="sand">Wacht op een moderator</Tag>}
      {removed && <Tag tint="sand">{removed}</Tag>}
      {handled && <Tag tint="mint">{outcomeText(handled, subject)}</Tag>}
      {hidden && !handled && <Tag tint="sand">Verborgen</Tag>}
      {postponedUntil && <Tag tint="sky">Ligt tot {dayAndMonth(postponedUntil.toISOString())}</Tag>}
      {claim && <Tag tint="sky">{claim.own ? 'Jij bent bezig' : `${claim.name} is bezig`}</Tag>}
    </p>
  );
}
