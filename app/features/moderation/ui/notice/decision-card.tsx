import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ArrowRight } from '#app/ui/icon/icons.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Day } from '#app/ui/time/day.tsx';
import type { Notice } from '../../read-notice.ts';
import { isWithoutRestriction, type Measure } from '../../rules.ts';
import { decisionForAuthor, decisionForReporter } from '../decision-words.ts';
import styles from './notice.module.css';

interface Props {
  notice: Pick<Notice, 'role' | 'own' | 'path'>;
  decision: NonNullable<Notice['decision']>;
}

/** A decision with all that article 17(3) of the Digital Services Act asks for, in few words. */
export function DecisionCard({ notice: { role, own, path }, decision }: Props) {
  const { measure, facts, rule, noticedBy, endsAt, messagesRemoved, decidedAt, liftedAt } = decision;
  const restricts = measure !== 'none' && !isWithoutRestriction(decision);
  // What was seen of a member is told to that member alone.
  const showsFacts = role === 'member' || measure === 'none';
  return (
    <Card>
      <Stack gap={2}>
        <h2>{role === 'member' ? decisionForAuthor(decision, own) : decisionForReporter(decision)}</h2>
        {role === 'member' && EFFECTS[measure] && (
          <p>
            {EFFECTS[measure]}
            {messagesRemoved && ' Wat je aan anderen stuurde, staat niet meer bij hun berichten.'}
          </p>
        )}
        <dl className={styles.parts}>
          <dt>{restricts ? 'Sinds' : 'Besloten op'}</dt>
          <dd>
            <Day at={decidedAt.toISOString()} />
          </dd>
          {restricts && (liftedAt || !WITHOUT_TERM.has(measure)) && (
            <>
              <dt>Tot</dt>
              <dd>{liftedAt ? <Lifted at={liftedAt} /> : endsAt ? <Day at={endsAt.toISOString()} /> : 'Voorgoed'}</dd>
            </>
          )}
          {showsFacts && (
            <>
              <dt>Waarom</dt>
              <dd>
                <LinkedText text={facts} />
              </dd>
            </>
          )}
          {rule && (
            <>
              <dt>Huisregel</dt>
              <dd>{rule}</dd>
            </>
          )}
          <dt>Door wie</dt>
          <dd>
            {role === 'member' && (restricts || noticedBy === 'hold') ? BY[noticedBy] : 'Een mens, geen computer.'}
          </dd>
        </dl>
        {path && (
          <div className="at-edge">
            <ButtonLink to={path} variant="quiet" icon={ArrowRight}>
              Bekijk wat je schreef
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** What is done once, and has no end. */
const WITHOUT_TERM: ReadonlySet<Measure> = new Set(['warning', 'word', 'memorial']);

/** By whom it was decided, after who saw it. */
const BY: Readonly<Record<Props['decision']['noticedBy'], string>> = {
  hold: 'De computer hield het tegen, een mens besliste.',
  distress: 'De computer zag het, een mens besliste.',
  report: 'Een mens, geen computer, na een melding.',
  moderator: 'Een mens, geen computer, die het zelf zag.',
};

/** What a restriction means on the site (DSA, article 17(3)(a)). */
const EFFECTS: Readonly<Partial<Record<Measure, string>>> = {
  hidden: 'Alleen jij en de moderators lezen het nog, op de hele site.',
  edited: 'Iedereen leest op de hele site de nieuwe tekst.',
  closed: 'Niemand kan er nog op reageren, op de hele site.',
  moved: 'Het staat nu op de hele site in een andere groep.',
  warning: 'Je kunt op de hele site blijven lezen en schrijven.',
  'photo-removed': 'Niemand ziet deze foto nog, op de hele site.',
  'name-removed': 'Niemand ziet deze naam nog, op de hele site.',
  paused: 'Lezen kan op de hele site gewoon.',
  excluded: 'Lezen kan op de hele site gewoon.',
  memorial: 'Klopt dit niet? Laat het ons dan hieronder weten. Dan zetten we alles terug zoals het was.',
};

const Lifted = ({ at }: { at: Date }) => (
  <>
    <Day at={at.toISOString()} />: toen is dit teruggedraaid
  </>
);
