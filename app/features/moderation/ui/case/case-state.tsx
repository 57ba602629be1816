import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { after, DAY } from '#app/platform/clock.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';
import { ArrowLeft, ArrowRight, UsersRound } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Day } from '#app/ui/time/day.tsx';
import { dayAndMonth } from '#app/ui/time/formats.ts';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { Case } from '../../lists/list-cases.ts';
import { POSTPONED_DAYS_MAX } from '../../rules.ts';
import type { WholeCase } from '../../screens.ts';
import { isOfReasons } from '../reasons-fields.tsx';
import { outcomeText } from '../reports-text.ts';
import { NoteForm } from './note-form.tsx';

interface ClaimProps {
  found: Pick<WholeCase, 'id' | 'claim' | 'actions' | 'moderators' | 'postponedUntil' | 'urgent'>;
  /** The time of the page. */
  now: string;
  /** Gives the error of the form with this intent. */
  errorOf: (intent: string) => FormError | undefined;
}

/** Says who is looking into a case, with what they do to claim it, to leave it to others or until later, and to hand it over. */
export function ClaimPanel({ found, now, errorOf }: ClaimProps) {
  const { id, claim, actions, postponedUntil } = found;
  if (claim && !claim.own) {
    return (
      <Notice kind="info" title={`${claim.name} is met deze zaak bezig`}>
        <p>Wil je er toch iets mee doen? Overleg zo mogelijk eerst even.</p>
        <CaseButton id={id} intent="takeOver">
          Neem de zaak over
        </CaseButton>
      </Notice>
    );
  }
  const last = actions.at(-1);
  const note = claim && last?.action !== 'hand-over' ? null : last?.note;
  return (
    <>
      {note && (
        <Notice kind="info" title="Van de vorige moderator">
          <LinkedText text={note} />
        </Notice>
      )}
      {postponedUntil && (
        <Notice kind="info">
          <p>
            Deze zaak ligt tot <Day at={postponedUntil.toISOString()} />. Neem haar op je om er eerder mee verder te
            gaan.
          </p>
        </Notice>
      )}
      {claim ? (
        <ReleaseForm found={found} now={now} formError={errorOf('release')} />
      ) : (
        <CaseButton id={id} intent="claim">
          Neem deze zaak op je
        </CaseButton>
      )}
      <HandOverForm found={found} formError={errorOf('handOver')} />
    </>
  );
}

/** With what a moderator leaves a case to others, at once or until a day, with a note for the next one. */
const ReleaseForm = ({
  found: { id, urgent },
  now,
  formError,
}: Pick<ClaimProps, 'found' | 'now'> & { formError: FormError | undefined }) => (
  <NoteForm
    id={id}
    intent="release"
    summary="Laat deze zaak aan anderen"
    icon={UsersRound}
    label="Wat moet een ander weten?"
    help="Alleen moderators lezen dit. Ook als een zaak je te zwaar valt, mag je haar loslaten. Dat hoef je niet uit te leggen."
    submit="Laat de zaak los"
    optional
    formError={formError}
  >
    {(text) =>
      !urgent && (
        <SelectField
          {...text('Days')}
          label="Leg terug tot"
          help="Tot die dag staat de zaak niet bij ‘Open’, maar bij ‘Later’. Komt er een nieuwe melding, dan staat zij meteen weer open."
          options={[{ value: 0, label: 'Meteen weer open' }, ...laterDays(now)]}
        />
      )
    }
  </NoteForm>
);

/** The days on which a case can wait again: '30 november'. */
const laterDays = (now: string) =>
  Array.from({ length: POSTPONED_DAYS_MAX }, (_, index) => ({
    value: index + 1,
    label: dayAndMonth(after(new Date(now), (index + 1) * DAY).toISOString()),
  }));

/** With what a moderator gives a case to another one. */
const HandOverForm = ({
  found: { id, moderators },
  formError,
}: Pick<ClaimProps, 'found'> & { formError: FormError | undefined }) =>
  moderators.length > 0 && (
    <NoteForm
      id={id}
      intent="handOver"
      summary="Draag deze zaak over"
      icon={ArrowRight}
      label="Wat moet deze moderator weten?"
      help="Alleen moderators lezen dit."
      submit="Draag de zaak over"
      optional
      formError={formError}
    >
      {(text) => (
        <SelectField
          {...text('To')}
          label="Aan wie?"
          help="Die moderator krijgt bericht, en heeft de zaak dan op zich genomen."
          placeholder="Kies een moderator"
          options={moderators.map((user) => ({ value: user.id, label: user.name }))}
        />
      )}
    </NoteForm>
  );

function CaseButton({ id, intent, children }: { id: number; intent: string; children: ReactNode }) {
  const sending = useNavigation().formData?.get('intent') === intent;
  return (
    <PostForm>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" busy={sending}>
        {children}
      </Button>
    </PostForm>
  );
}

interface HandledProps {
  id: number;
  handled: NonNullable<Case['handled']>;
  subject: Case['subject'];
  formError: FormError | undefined;
}

/**
 * What came of a case and holds now: its decision, by whom and when, and the note for moderators; with the form to open it
 * again.
 */
export function HandledPanel({ id, handled, subject, formError }: HandledProps) {
  const { at, by, note } = handled;
  return (
    <>
      <Notice kind="info" title={`Afgehandeld: ${outcomeText(handled, subject).toLowerCase()}`}>
        <p>
          {by ? `Door ${by.name}` : 'Vanzelf, omdat de schrijver de tekst heeft veranderd of weggehaald'},{' '}
          <RelativeTime at={at.toISOString()} />.
        </p>
        {note && <LinkedText text={note} />}
      </Notice>
      <NoteForm
        id={id}
        intent="reopen"
        summary="Heropen deze zaak"
        icon={ArrowLeft}
        label="Waarom heropen je de zaak?"
        help="Alleen moderators lezen dit. Wat er besloten is, blijft gelden."
        submit="Heropen de zaak"
        formError={formError}
      />
    </>
  );
}

/** The forms that show the errors of their own fields. */
const FORMS_WITH_FIELDS = ['edit', 'move', 'handle', 'release', 'handOver', 'reopen', 'noteCase'];

/** Whether an error is about the case instead of a field: another moderator is at it, or it is handled. */
export const isCaseError = (formError: FormError | undefined): formError is FormError =>
  formError !== undefined &&
  (formError.errors.Case !== undefined ||
    !(isOfReasons(formError) || FORMS_WITH_FIELDS.includes(formError.values.intent ?? '')));

/** Says why a case could not be changed, and shows the text that was typed, to be copied. */
export function CaseError({ formError }: { formError: FormError | undefined }) {
  if (!isCaseError(formError)) return null;
  return (
    <Stack gap={2}>
      <Notice kind="error" focusOn={!formError.told && formError}>
        <p>{formError.errors.Case ?? formError.message}</p>
      </Notice>
      <UnsentText values={formError.values} help="Dit is niet bewaard. Je kunt de tekst kopiëren." />
    </Stack>
  );
}
