import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { CircleCheck, Flag } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { wholeSentences } from '#app/ui/text/whole-sentences.ts';
import { lastActivity } from '#app/ui/time/formats.ts';
import type { Case } from '../lists/list-cases.ts';
import { casePath } from '../paths.ts';
import type { CaseList as ListName } from '../rules.ts';
import styles from './moderation.module.css';
import { OUTCOME_NAMES } from './outcome-names.ts';
import { reportsText } from './reports-text.ts';

interface Props {
  cases: readonly Case[];
  list: ListName;
  /** The time of the page. */
  now: string;
}

const EMPTY = {
  open: { title: 'Er staat niets open', text: 'Niemand heeft iets gemeld waar nog naar gekeken moet worden.' },
  mine: { title: 'Je hebt nu geen zaak op je genomen', text: 'Kijk bij ‘Open’ of er iets op iemand wacht.' },
  handled: { title: 'Er is nog niets afgehandeld', text: 'Hier staat straks wat er met elke zaak is gedaan.' },
};

/** Cases, each with what was reported, how often, and who is looking into it. */
export function CaseList({ cases, list, now }: Props) {
  if (cases.length === 0) return <EmptyState title={EMPTY[list].title}>{EMPTY[list].text}</EmptyState>;
  return (
    <ul className={styles.list}>
      {cases.map((each) => (
        <li key={each.id}>
          <Teaser
            href={casePath(each.id)}
            title={each.subject?.title ?? 'Staat niet meer op de site'}
            titleAs="h2"
            kicker={each.label}
            tint={each.handled ? 'mint' : 'rose'}
            icon={each.handled ? CircleCheck : Flag}
            meta={<Meta of={each} now={now} />}
          >
            {each.subject && <p className={styles.excerpt}>{wholeSentences(each.subject.text)}</p>}
            <Marks of={each} />
          </Teaser>
        </li>
      ))}
    </ul>
  );
}

function Meta({ of: found, now }: { of: Case; now: string }) {
  const { subject, own, handled } = found;
  if (own) return 'Dit gaat over jezelf. Iemand anders behandelt dit.';
  const author = subject ? `Van ${subject.author.name}. ` : '';
  if (handled) {
    return (
      <>
        {author}Afgehandeld door {handled.by.name}: {lastActivity(handled.at.toISOString(), now)}.
      </>
    );
  }
  return `${author}${reportsText(found, now)}`;
}

/** What came of it, whether it is hidden, and who is looking into it. */
function Marks({ of: { subject, claim, handled } }: { of: Case }) {
  const hidden = subject?.hiddenAt != null;
  if (!claim && !handled && !hidden) return null;
  return (
    <p className={styles.marks}>
      {handled && <Tag tint="mint">{OUTCOME_NAMES[handled.outcome]}</Tag>}
      {hidden && handled?.outcome !== 'hidden' && <Tag tint="sand">Verborgen</Tag>}
      {claim && <Tag tint="sky">{claim.own ? 'Jij bent bezig' : `${claim.name} is bezig`}</Tag>}
    </p>
  );
}
