import { type ChangeEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { type Instructions, withInstructions } from '#app/ui/form/errors/with-instructions.ts';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Plus, Trash2, X } from '#app/ui/icon/icons.ts';
import { UnlessPaused } from '#app/ui/session/unless-paused.tsx';
import type { EditedTreatments } from '../../actions.ts';
import type { RowView } from '../../own-profile/read-own-profile-screen.ts';
import type { RowForm } from '../../own-profile/row-form.ts';
import { rowsInForm, type TreatmentRow } from '../../own-profile/treatment-rows.ts';
import { profileRowPath } from '../../paths.ts';
import { FormErrorMessage } from './form-error-message.tsx';
import styles from './own-profile.module.css';

type Form = Extract<RowForm, { kind: 'treatments' }>;

interface Props {
  row: RowView;
  form: Form;
  /** The rows after one was added or removed. */
  edited: EditedTreatments | undefined;
  formError: FormError | undefined;
}

/**
 * All treatments in one form. Adding and removing a row posts the form as well, so that it works without JavaScript: the
 * page then shows the form with that row more or less, and saves nothing.
 */
export function TreatmentsForm({ row, form, edited, formError }: Props) {
  const busy = useNavigation().formData?.has('do') === false;
  const rows = edited?.rows ?? (formError && rowsSubmitted(formError)) ?? form.rows;
  const instructions = instructionsFor(rows);
  const errors = withInstructions(useStandingErrors(formError?.errors), instructions);
  return (
    <UnlessPaused>
      <PostForm className={styles.form}>
        <input type="hidden" name="intent" value="treatments" />
        <input type="hidden" name="row" value={row.name} />
        <input type="hidden" name="Entries" value={rows.length} />
        <FormErrorMessage formError={formError} labels={labelsOf(rows)} instructions={instructions} />
        {rows.map((treatment, index) => (
          <Treatment
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id; with its values the key changes when rows move
            key={`${index} ${Object.values(treatment)}`}
            {...{ index, treatment, form }}
            errors={errors}
            focused={edited?.focus === 'last' && index === rows.length - 1}
          />
        ))}
        <Button key={rows.length} name="do" value="add" icon={Plus} autoFocus={edited?.focus === 'add'}>
          Nog een behandeling toevoegen
        </Button>
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

/** The fields that may have an error, each by the number of its treatment. */
const labelsOf = (rows: readonly TreatmentRow[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((_, index) =>
      ['Treatment', 'Hospital', 'Date'].map((field) => [`${index}.${field}`, `Behandeling ${index + 1}`]),
    ),
  );

const instructionsFor = (rows: readonly TreatmentRow[]): Instructions =>
  Object.fromEntries(rows.map((_, index) => [`${index}.Treatment`, 'Kies een behandeling']));

/** The rows of a form that was not accepted. */
const rowsSubmitted = ({ values }: FormError): TreatmentRow[] | null =>
  rowsInForm(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.split(',')])));

interface TreatmentProps {
  index: number;
  treatment: TreatmentRow;
  form: Form;
  errors: Readonly<Record<string, string>>;
  focused: boolean;
}

function Treatment({ index, treatment, form, errors, focused }: TreatmentProps) {
  const id = (field: string) => `field-${index}.${field}`;
  return (
    <fieldset className={styles.treatment}>
      <legend className={styles.treatmentTitle}>Behandeling {index + 1}</legend>
      <input type="hidden" name="Id" value={treatment.Id} />
      <SelectField
        {...{ label: 'Behandeling', name: 'Treatment', id: id('Treatment'), options: form.treatments }}
        placeholder="Kies een behandeling"
        defaultValue={treatment.Treatment}
        error={errors[`${index}.Treatment`]}
        autoFocus={focused}
      />
      <SelectField
        {...{ label: 'Waar', name: 'Hospital', id: id('Hospital'), options: form.hospitals }}
        placeholder="Niet opgegeven"
        defaultValue={treatment.Hospital}
        error={errors[`${index}.Hospital`]}
        optional
      />
      <MonthFields treatment={treatment} form={form} id={id} error={errors[`${index}.Date`]} />
      <Button variant="quiet" name="do" value={`remove-${index}`} icon={Trash2} className={`${styles.remove} at-edge`}>
        Verwijder<span className="visually-hidden"> behandeling {index + 1}</span>
      </Button>
    </fieldset>
  );
}

const NO_DATE = { Month: '', Year: '' };

/** The date at which one starts that was not given. */
const FIRST_DATE = { Month: '2', Year: '2018' };

interface MonthFieldsProps extends Pick<TreatmentProps, 'treatment' | 'form'> {
  id: (field: string) => string;
  error: string | undefined;
}

/** Since when: both a month and a year, or neither. To choose one of them sets the other, which can then be changed. */
function MonthFields({ treatment, form, id, error }: MonthFieldsProps) {
  const [date, setDate] = useState({ Month: treatment.Month, Year: treatment.Year });
  const choose = (field: 'Month' | 'Year') => ({
    value: date[field],
    onChange: ({ target: { value } }: ChangeEvent<HTMLSelectElement>) =>
      setDate(value === '' ? NO_DATE : { ...(date[field] === '' ? FIRST_DATE : date), [field]: value }),
  });
  return (
    <div className={styles.date}>
      <SelectField
        {...{ label: 'Vanaf maand', name: 'Month', id: id('Date'), options: form.months, error }}
        {...choose('Month')}
        placeholder="Niet opgegeven"
      />
      <SelectField
        {...{ label: 'Vanaf jaar', name: 'Year', id: id('Year'), options: form.years }}
        {...choose('Year')}
        placeholder="Niet opgegeven"
      />
    </div>
  );
}
