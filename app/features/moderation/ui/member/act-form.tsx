import type { Draft } from '#app/features/drafts/index.ts';
import type { FieldProps } from '#app/features/drafts/ui/field-props.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { CheckboxField } from '#app/ui/form/choices/checkbox-field.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { Lock, MessageCircle } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { ACT_NAMES, type MemberAct, PAUSE_DAYS, sentenceOfAct } from '../../member-rules.ts';
import { casePath } from '../../paths.ts';
import { FACTS_MAX, NO_HOUSE_RULE } from '../../rules.ts';
import styles from '../moderation.module.css';
import { HOUSE_RULE_LABEL, HouseRuleField, WithSentences } from '../reasons-fields.tsx';
import { RestrictForm } from '../restrict-form.tsx';

interface Props {
  /** The case after which it is done. */
  caseId: number;
  name: string;
  /** How many others have messages or a request of them. */
  reached: number;
  /** Whether the case is about such a message: then it is offered first to take all of them away. */
  isOfMessage: boolean;
  /** What can be done with this member. */
  acts: readonly MemberAct[];
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

const LABELS = {
  Measure: 'Wat doe je?',
  Days: 'Hoe lang niet schrijven?',
  Rule: HOUSE_RULE_LABEL,
  Contact: 'Welk contact heeft het overlijden bevestigd?',
  Facts: 'Wat wil je zeggen?',
};

/** What the text box is called once an act is chosen. */
const FACTS_LABELS: Readonly<Record<Exclude<MemberAct, 'excluded'>, string>> = {
  word: 'Je bericht',
  warning: 'Waarvoor waarschuw je?',
  paused: 'Waarom deze pauze?',
  'photo-removed': 'Wat is er met de foto?',
  'name-removed': 'Wat is er met de naam?',
  memorial: 'Wat wil je erbij zeggen?',
};

/**
 * The forms in which a moderator does something with a member after a case, with the reasons that the member reads: the fields
 * of what is chosen alone, and apart from it what asks once more.
 */
export function ActForm({ caseId, name, reached, isOfMessage, acts, draft, formError, submissionKey }: Props) {
  const excluding = formError?.values.Measure === 'excluded';
  return (
    <section aria-labelledby="doen">
      <Stack gap={2}>
        <h2 id="doen">Bericht of maatregel voor {name}</h2>
        <p>
          Na <Link to={casePath(caseId)}>deze zaak</Link>. {name} krijgt bericht, met jouw redenen en hoe je bezwaar
          maakt, en hoort niet wie jij bent. Wat er geschreven is, blijft staan.
        </p>
        <WritingForm
          intent="act"
          hidden={{ Case: caseId }}
          draft={draft}
          formError={excluding ? undefined : formError}
          submissionKey={submissionKey}
          labels={LABELS}
          submit="Doe dit"
        >
          {({ text }) => <ActFields text={text} name={name} acts={acts} />}
        </WritingForm>
        {(acts.includes('excluded') || excluding) && (
          <ExcludeForm
            {...{ caseId, name, reached, isOfMessage, submissionKey }}
            formError={excluding ? formError : undefined}
          />
        )}
      </Stack>
    </section>
  );
}

const ActFields = ({ text, name, acts }: Pick<Props, 'name' | 'acts'> & { text: FieldProps['text'] }) => (
  <WithSentences
    label={LABELS.Measure}
    sentenceFor={(rule, texts, chosen) =>
      rule === NO_HOUSE_RULE ? '' : sentenceOfAct(chosen.get('Measure') as MemberAct, rule, texts)
    }
  >
    <RadioList
      {...text('Measure')}
      legend={LABELS.Measure}
      options={acts.filter((act) => act !== 'excluded').map((value) => ({ value, label: ACT_NAMES[value] }))}
    />
    <TextArea
      {...text('Facts')}
      label={
        <>
          <span className={styles.ofNoAct}>{LABELS.Facts}</span>
          {Object.entries(FACTS_LABELS).map(([act, label]) => (
            <span key={act} className={styles.ofAct} data-act={act}>
              {label}
            </span>
          ))}
        </>
      }
      help={
        <>
          {name} leest dit.{' '}
          <span className={styles.whenRuled}>Kies je een huisregel, dan staat er alvast een korte zin.</span>
        </>
      }
      maxLength={FACTS_MAX}
      rows={4}
      counter
    />
    <div className={styles.whenPaused}>
      <RadioList
        {...text('Days')}
        legend={LABELS.Days}
        options={PAUSE_DAYS.map((days) => ({
          value: String(days),
          label: days === 1 ? '1\u00a0dag' : `${days}\u00a0dagen`,
        }))}
        sideBySide
      />
    </div>
    <div className={styles.whenMemorial}>
      <TextField
        {...text('Contact')}
        label={LABELS.Contact}
        help="De gebruikersnaam van een contact van deze deelnemer. Die krijgt daar bericht van."
        maxLength={20}
      />
    </div>
    <div className={styles.whenRuled}>
      <HouseRuleField
        text={text}
        help={
          <span className={styles.ofAct} data-act="word">
            Hoeft niet. Het geeft alleen een begin voor je tekst.
          </span>
        }
      />
    </div>
  </WithSentences>
);

/** The form for a word to a member without a case, closed until it is asked for. */
export const WordForm = ({
  name,
  draft,
  formError,
  submissionKey,
}: Omit<Props, 'caseId' | 'reached' | 'isOfMessage' | 'acts'>) => (
  <Disclosure
    summary={`Schrijf ${name} een bericht`}
    quietIcon={MessageCircle}
    open={formError !== undefined || Boolean(draft?.updatedAt)}
  >
    <WritingForm
      intent="act"
      hidden={{ Measure: 'word' }}
      draft={draft}
      formError={formError}
      submissionKey={submissionKey}
      labels={LABELS}
      submit="Verstuur het bericht"
    >
      {({ text }) => (
        <TextArea
          {...text('Facts')}
          label={FACTS_LABELS.word}
          help={`${name} leest dit als bericht van de moderatie, kan één keer antwoorden, en hoort niet wie jij bent.`}
          maxLength={FACTS_MAX}
          rows={4}
          counter
        />
      )}
    </WritingForm>
  </Disclosure>
);

type ExcludeProps = Pick<Props, 'caseId' | 'name' | 'reached' | 'isOfMessage' | 'formError' | 'submissionKey'>;

/** What keeps somebody from writing for good stands apart, and asks once more. */
const ExcludeForm = ({ caseId, name, reached, isOfMessage, formError, submissionKey }: ExcludeProps) => (
  <RestrictForm
    summary={ACT_NAMES.excluded}
    icon={Lock}
    fields={{ intent: 'act', Case: String(caseId), Measure: 'excluded' }}
    confirm={`Ja, ${name} mag nooit meer schrijven`}
    about={`${name} kan dan voorgoed niets meer schrijven, en staat niet meer bij de personen. Een pauze die nu loopt, vervalt. Je kunt dit later terugnemen.`}
    form="uitsluiten"
    why="Waarom dit voorgoed is"
    sentenceFor={(rule, texts) => sentenceOfAct('excluded', rule, texts)}
    formError={formError}
  >
    {() => (
      <>
        <SubmissionKeyField value={`${submissionKey}-uitsluiten`} />
        {reached > 0 && (
          <CheckboxField
            name="Messages"
            label={`Haal weg wat ${name} aan ${pluralise(reached, 'ander', 'anderen')} stuurde`}
            help="Ook verzoeken om contact. Neem je dit besluit terug, dan staat alles er weer."
            defaultChecked={formError ? formError.values.Messages === 'on' : isOfMessage}
          />
        )}
      </>
    )}
  </RestrictForm>
);
