import type { FormError } from '#app/platform/forms/form-error.ts';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import type { RowView } from '../../own-profile/read-own-profile.ts';
import type { RowForm } from '../../own-profile/row-form.ts';
import styles from './own-profile.module.css';

interface Props {
  row: RowView;
  form: Extract<RowForm, { kind: 'birthday' }>;
  formError: FormError | undefined;
}

const ANSWERS = [
  { value: 'nee', label: 'Nee' },
  { value: 'ja', label: 'Ja' },
];

/** Whether the member celebrates a kidney birthday, and its date, which shows after 'Ja'. */
export function BirthdayFields({ row: { field, help }, form, formError }: Props) {
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
