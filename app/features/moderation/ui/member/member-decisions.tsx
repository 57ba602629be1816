import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { X } from '#app/ui/icon/icons.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { DayAndTime } from '#app/ui/time/day.tsx';
import type { MemberDecision } from '../../lists/list-record.ts';
import { isMemberAct, TAKEN_BACK } from '../../member-rules.ts';
import { casePath } from '../../paths.ts';
import { FACTS_MAX, HOUSE_RULES, MEASURE_NAMES } from '../../rules.ts';
import styles from '../moderation.module.css';

interface Props {
  decisions: readonly MemberDecision[];
  mayAct: boolean;
  mayOpenCases: boolean;
  submissionKey: string;
}

/** What was decided about a member, the latest first, with the form to take it back. */
export function MemberDecisions({ decisions, ...may }: Props) {
  return (
    <section aria-labelledby="besluiten">
      <Stack gap={2}>
        <h2 id="besluiten">Besluiten</h2>
        {decisions.length === 0 ? (
          <p>Over deze deelnemer is nog niets besloten.</p>
        ) : (
          <ol className={styles.list}>
            {decisions.map((decision) => (
              <Card as="li" key={decision.id}>
                <Decision decision={decision} {...may} />
              </Card>
            ))}
          </ol>
        )}
      </Stack>
    </section>
  );
}

function Decision({
  decision,
  mayAct,
  mayOpenCases,
  submissionKey,
}: { decision: MemberDecision } & Omit<Props, 'decisions'>) {
  const { id, caseId, measure, facts, rule, endsAt, by, at, liftedAt, lifts } = decision;
  return (
    <Stack gap={1}>
      <h3>{lifts ? 'Besluit teruggenomen' : MEASURE_NAMES[measure]}</h3>
      <p className={styles.about}>
        <DayAndTime at={at.toISOString()} />, door {by.name}.{' '}
        {mayOpenCases ? <Link to={casePath(caseId)}>Bekijk zaak {caseId}</Link> : `Zaak ${caseId}.`}
      </p>
      {endsAt && (
        <p>
          Tot <DayAndTime at={endsAt.toISOString()} />.
        </p>
      )}
      {rule && <p>{HOUSE_RULES[rule]}</p>}
      <LinkedText text={facts} />
      {liftedAt && (
        <p>
          Teruggenomen op <DayAndTime at={liftedAt.toISOString()} />.
        </p>
      )}
      {mayAct && !liftedAt && isMemberAct(measure) && (
        <ConfirmForm
          summary={
            <>
              Neem terug<span className="visually-hidden">: {MEASURE_NAMES[measure].toLowerCase()}</span>
            </>
          }
          icon={X}
          fields={{ intent: 'take-back', decision: String(id) }}
          confirm="Ja, neem dit terug"
        >
          <SubmissionKeyField value={`${submissionKey}-${id}`} />
          <TextArea
            id={`waarom-${id}`}
            name="Facts"
            label="Waarom?"
            help={`De deelnemer leest dit. Laat je het leeg? Dan staat er: ‘${TAKEN_BACK}’`}
            maxLength={FACTS_MAX}
            rows={2}
            optional
          />
        </ConfirmForm>
      )}
    </Stack>
  );
}
