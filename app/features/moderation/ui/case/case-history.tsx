import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { Day, DayAndTime } from '#app/ui/time/day.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { AuthorHistory } from '../../lists/author-history.ts';
import { HOUSE_RULES, MEASURE_NAMES, type Measure, REPORT_REASONS, TEXT_ACTS } from '../../rules.ts';
import type { Former, WholeCase } from '../../screens.ts';
import styles from '../moderation.module.css';

const ACTION_NAMES: Readonly<Record<string, string>> = {
  claim: 'nam de zaak op zich',
  'take-over': 'nam de zaak over',
  release: 'liet de zaak aan anderen',
  postpone: 'legde de zaak terug tot later',
  'hand-over': 'droeg de zaak over',
  note: 'schreef een notitie',
  edit: 'paste de tekst aan',
  'edit-back': 'zette de tekst terug',
  hide: 'verborg het',
  show: 'toonde het weer',
  close: 'sloot het gesprek',
  reopen: 'opende het gesprek weer',
  move: 'verplaatste het gesprek',
  'content-warnings': 'zette erbij waar het over gaat',
  'move-back': 'nam het verplaatsen terug',
  handle: 'handelde de zaak af',
  'reopen-case': 'heropende de zaak',
};

/** Who wrote it and who reported it: what a moderator weighs beside the text. */
export function AuthorAndReports({ found: { author, authorHistory, reports } }: { found: WholeCase }) {
  if (!authorHistory && reports.length === 0) return null;
  return (
    <div className={styles.history}>
      {authorHistory && (
        <section aria-labelledby="schrijver">
          <Stack gap={2}>
            <h2 id="schrijver">Over {author.name}</h2>
            <AuthorFacts history={authorHistory} />
          </Stack>
        </section>
      )}
      {reports.length > 0 && (
        <section aria-labelledby="melders">
          <Stack gap={2}>
            <h2 id="melders">Wie het meldde</h2>
            <p className={styles.about}>Alleen moderators weten dit.</p>
            <ul className={styles.facts}>
              {reports.map(({ id, user, reason, text, createdAt }) => (
                <li key={id}>
                  <UserName user={{ ...user, moderator: false }} /> <DayAndTime at={createdAt.toISOString()} />:{' '}
                  {REPORT_REASONS[reason]}
                  {text && <LinkedText text={text} />}
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      )}
    </div>
  );
}

/** What it said before, and what moderators did, each with the time. */
export function CaseHistory({
  found: { id, may, former, actions, decisions, objections, replies },
}: {
  found: WholeCase;
}) {
  return (
    <div className={styles.history}>
      {former.length > 0 && (
        <section aria-labelledby="eerder">
          <Stack gap={2}>
            <h2 id="eerder">Wat er eerder stond</h2>
            {former.map((text) => (
              <Disclosure key={`${text.changedAt.toISOString()}${text.part}`} summary={summaryOf(text)}>
                <div className={styles.text}>
                  <LinkedText text={text.text} />
                </div>
              </Disclosure>
            ))}
          </Stack>
        </section>
      )}
      {decisions.length > 0 && (
        <section aria-labelledby="besluiten">
          <Stack gap={2}>
            <h2 id="besluiten">Besluiten</h2>
            <ol className={styles.facts}>
              {decisions.map((decision) => (
                <li key={decision.id}>
                  <MadeDecision decision={decision} lifted={decisions.find(({ id }) => id === decision.lifts)} />
                  {objections
                    .filter(({ decisionId }) => decisionId === decision.id)
                    .map((objection) => (
                      <MadeObjection key={objection.id} objection={objection} />
                    ))}
                  {may.hide && canTakeBack(decision) && <TakeBack caseId={id} decisionId={decision.id} />}
                </li>
              ))}
            </ol>
          </Stack>
        </section>
      )}
      {replies.length > 0 && (
        <section aria-labelledby="antwoorden">
          <Stack gap={2}>
            <h2 id="antwoorden">Wat de schrijver antwoordde</h2>
            <ol className={styles.facts}>
              {replies.map(({ id: messageId, sentAt, text, at }) => (
                <li key={messageId}>
                  Op het bericht van <DayAndTime at={sentAt.toISOString()} />, <DayAndTime at={at.toISOString()} />
                  <LinkedText text={text} />
                </li>
              ))}
            </ol>
          </Stack>
        </section>
      )}
      <section aria-labelledby="gedaan">
        <Stack gap={2}>
          <h2 id="gedaan">Wat moderators deden</h2>
          {actions.length === 0 ? (
            <p>Nog niets.</p>
          ) : (
            <ol className={styles.facts}>
              {actions.map(({ id: actionId, user, action, note, createdAt }) => (
                <li key={actionId}>
                  <UserName user={{ ...user, moderator: false }} /> {ACTION_NAMES[action]},{' '}
                  <DayAndTime at={createdAt.toISOString()} />
                  {note && <LinkedText text={note} />}
                </li>
              ))}
            </ol>
          )}
        </Stack>
      </section>
    </div>
  );
}

/** How long somebody has been a member, and what there was about them before. */
const AuthorFacts = ({
  history: { joinedAt, cases, warnings, restrictions, notes, lastNote },
}: {
  history: AuthorHistory;
}) => (
  <ul className={styles.facts}>
    <li>
      Deelnemer sinds <Day at={joinedAt.toISOString()} />
    </li>
    <li>{cases === 0 ? 'Geen andere zaken' : pluralise(cases, 'andere zaak', 'andere zaken')}</li>
    {warnings > 0 && <li>{pluralise(warnings, 'waarschuwing', 'waarschuwingen')}</li>}
    {restrictions > 0 && <li>{pluralise(restrictions, 'maatregel die geldt', 'maatregelen die gelden')}</li>}
    {lastNote !== null && (
      <li>
        {pluralise(notes, 'notitie', 'notities')}. De laatste:
        <LinkedText text={lastNote} />
      </li>
    )}
  </ul>
);

/** Whether it is taken back here: what is hidden is shown again, and what was done with a member is undone, elsewhere. */
const canTakeBack = ({ measure, liftedAt }: WholeCase['decisions'][number]): boolean =>
  liftedAt === null && TEXT_ACTS.some((act) => act === measure);

function TakeBack({ caseId, decisionId }: { caseId: number; decisionId: number }) {
  const sending = useNavigation().formData?.get('decision') === String(decisionId);
  return (
    <PostForm>
      <HiddenFields fields={{ intent: 'takeBack', id: String(caseId), decision: String(decisionId) }} />
      <Button type="submit" variant="quiet" busy={sending} className="at-edge">
        Neem dit besluit terug
      </Button>
    </PostForm>
  );
}

/** A decision with its reasons, and whether it stands. */
const MadeDecision = ({
  decision: { measure, facts, rule, at, by, liftedAt, lifts },
  lifted,
}: {
  decision: WholeCase['decisions'][number];
  /** The decision of this case that it takes back. */
  lifted: WholeCase['decisions'][number] | undefined;
}) => (
  <>
    {measure === 'none' && lifts !== null ? takenBack(lifted?.measure) : MEASURE_NAMES[measure]} door{' '}
    <UserName user={{ ...by, moderator: false }} /> <DayAndTime at={at.toISOString()} />
    {liftedAt ? (
      <>
        {' '}
        (teruggedraaid op <DayAndTime at={liftedAt.toISOString()} />)
      </>
    ) : (
      measure !== 'none' && ' (geldt nu)'
    )}
    <LinkedText text={facts} />
    {rule && <p>Huisregel: {HOUSE_RULES[rule]}</p>}
  </>
);

/** An objection to a decision, with its answer. */
const MadeObjection = ({
  objection: { text, byReporter, at, answered },
}: {
  objection: WholeCase['objections'][number];
}) => (
  <div className={styles.objection}>
    <strong>Bezwaar</strong> van {byReporter ? 'wie het meldde' : 'wie het schreef'},{' '}
    <DayAndTime at={at.toISOString()} />
    {!answered && ' (wacht op een antwoord)'}
    <LinkedText text={text} />
    {answered && (
      <>
        <strong>{answered.granted ? 'Toegewezen' : 'Afgewezen'}</strong> door{' '}
        <UserName user={{ ...answered.by, moderator: false }} /> <DayAndTime at={answered.at.toISOString()} />
        <LinkedText text={answered.answer} />
      </>
    )}
  </div>
);

/** 'Teruggenomen: verplaatst'. */
const takenBack = (measure: Measure | undefined): string =>
  measure ? `Teruggenomen: ${MEASURE_NAMES[measure].toLowerCase()}` : 'Besluit teruggenomen';

const summaryOf = ({ part, changedBy, changedAt }: Former): ReactNode => (
  <>
    {part && `${part}. `}
    {changedBy ? `Vervangen door ${changedBy.name} op ` : 'Veranderd of ingetrokken door de schrijver op '}
    <DayAndTime at={changedAt.toISOString()} />
  </>
);
