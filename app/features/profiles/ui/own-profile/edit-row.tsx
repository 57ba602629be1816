import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Trash2, X } from '#app/ui/icon/icons.ts';
import { UnlessPaused } from '#app/ui/session/unless-paused.tsx';
import type { EditedTreatments } from '../../actions.ts';
import type { RowView } from '../../own-profile/read-own-profile-screen.ts';
import type { RowForm } from '../../own-profile/row-form.ts';
import { profileRowPath } from '../../paths.ts';
import { FormErrorMessage } from './form-error-message.tsx';
import styles from './own-profile.module.css';
import { TreatmentsForm } from './treatments-form.tsx';

interface Props {
  row: RowView;
  form: RowForm;
  edited: EditedTreatments | undefined;
  formError: FormError | undefined;
}

/** The form of one row, with a button to tell nothing (any more). It takes the focus when it opens. */
export function EditRow({ row, form, edited, formError }: Props) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    region.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
  }, []);
  return (
    <div ref={region} className={styles.form}>
      {form.kind === 'treatments' ? (
        <TreatmentsForm row={row} form={form} edited={edited} formError={formError} />
      ) : form.kind === 'text' ? (
        <TextForm row={row} form={form} formError={formError} />
      ) : (
        <ChoiceForm row={row} form={form} formError={formError} />
      )}
      <Withhold row={row} kind={form.kind} />
    </div>
  );
}

type Of<K extends RowForm['kind']> = Extract<RowForm, { kind: K }>;

interface ChoiceFormProps {
  row: RowView;
  form: Exclude<RowForm, Of<'text' | 'treatments'>>;
  formError: FormError | undefined;
}

function ChoiceForm({ row, form, formError }: ChoiceFormProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <UnlessPaused>
      <PostForm className={styles.form}>
        <input type="hidden" name="intent" value="profile" />
        <input type="hidden" name="row" value={row.name} />
        <FormErrorMessage formError={formError} />
        {form.kind === 'birthday' ? (
          <BirthdayFields row={row} form={form} formError={formError} />
        ) : (
          <ChoiceFields row={row} form={form} formError={formError} />
        )}
        <div className={styles.actions}>
          <Button variant="primary" busy={busy}>
            Bewaar
          </Button>
          <ButtonLink to={profileRowPath(row.name)} variant="quiet" icon={X} preventScrollReset>
            Sluit
          </ButtonLink>
        </div>
      </PostForm>
    </UnlessPaused>
  );
}

/** Above so many characters a text has several lines. */
const ONE_LINE = 130;

function TextForm({ row, form, formError }: { row: RowView; form: Of<'text'>; formError: FormError | undefined }) {
  return (
    <WritingForm
      intent="profile"
      hidden={{ row: row.name }}
      draft={form.draft}
      formError={formError}
      submissionKey={form.submissionKey}
      submit="Bewaar"
      cancel={profileRowPath(row.name)}
    >
      {({ text }) => {
        const field = { ...text(row.field, form.value), label: row.label, help: row.help, maxLength: form.max };
        return form.max <= ONE_LINE ? <TextField {...field} counter={{}} /> : <TextArea {...field} counter />;
      }}
    </WritingForm>
  );
}

const WITHHOLD = 'Ik wil deze informatie liever niet (meer) delen';

/** Saves the row as none. Where that deletes something, it asks first. */
function Withhold({ row, kind }: { row: RowView; kind: RowForm['kind'] }) {
  const fields =
    kind === 'treatments'
      ? { intent: 'treatments', row: row.name, Entries: '0' }
      : { intent: 'profile', row: row.name, [row.field]: '' };
  if (row.lines.length === 0) {
    return (
      <PostForm>
        <HiddenFields fields={fields} />
        <Button variant="quiet" className={styles.withhold}>
          {WITHHOLD}
        </Button>
      </PostForm>
    );
  }
  return (
    <ConfirmForm summary={WITHHOLD} icon={Trash2} fields={fields} confirm="Ja, verwijder dit">
      <p>Wat bij ‘{row.label}’ staat, halen we dan weg. Dat komt niet terug.</p>
    </ConfirmForm>
  );
}

interface BirthdayFieldsProps {
  row: RowView;
  form: Extract<RowForm, { kind: 'birthday' }>;
  formError: FormError | undefined;
}

const ANSWERS = [
  { value: 'nee', label: 'Nee' },
  { value: 'ja', label: 'Ja' },
];

/** Whether the member celebrates a kidney birthday, and its date, which shows after 'Ja'. */
function BirthdayFields({ row: { field, help }, form, formError }: BirthdayFieldsProps) {
  const error = useStandingErrors(formError?.errors)[field];
  const [celebrates = form.celebrates, ...typed] = formError?.values[field]?.split(',') ?? [];
  const date = typed.length === 3 ? typed : form.date;
  const parts = [
    { label: 'Dag', options: form.days },
    { label: 'Maand', options: form.months },
    { label: 'Jaar', options: form.years },
  ];
  return (
    <div className={styles.birthday}>
      <RadioList
        legend="Vier je je nierverjaardag?"
        name={field}
        help={help}
        options={ANSWERS}
        defaultValue={celebrates}
        sideBySide
      />
      <div className={styles.date}>
        {parts.map(({ label, options }, index) => (
          <SelectField
            key={label}
            {...{ label, name: field, id: `field-${field}-${label}`, options }}
            defaultValue={date[index]}
            {...(index === 0 && { error })}
          />
        ))}
      </div>
    </div>
  );
}

interface ChoiceFieldsProps {
  row: RowView;
  form: Extract<RowForm, { kind: 'choice' | 'terms' | 'year' }>;
  formError: FormError | undefined;
}

/** Up to so many options stand below each other, so that all can be read at once. */
const LISTED = 12;

/** One or several choices of a row. */
function ChoiceFields({ row: { field, label, help }, form, formError }: ChoiceFieldsProps) {
  const error = useStandingErrors(formError?.errors)[field];
  if (form.kind === 'terms') {
    return (
      <>
        {/* Without it a form in which nothing is ticked would change nothing. */}
        <input type="hidden" name={field} value="" />
        <CheckboxList
          {...{ legend: label, name: field, help, error, options: form.options }}
          defaultValue={formError?.values[field]?.split(',') ?? form.values}
        />
      </>
    );
  }
  const value = formError?.values[field] ?? form.value;
  if (form.options.length <= LISTED) {
    return <RadioList {...{ legend: label, name: field, help, error, options: form.options }} defaultValue={value} />;
  }
  return (
    <SelectField
      {...{ label, name: field, help, error, options: form.options }}
      placeholder="Kies"
      defaultValue={value}
    />
  );
}
