import type { FormError } from '#app/platform/forms/form-error.ts';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import type { RowView } from '../../own-profile/read-own-profile.ts';
import type { RowForm } from '../../own-profile/row-form.ts';

interface Props {
  row: RowView;
  form: Extract<RowForm, { kind: 'choice' | 'terms' | 'year' }>;
  formError: FormError | undefined;
}

/** Up to so many options stand below each other, so that all can be read at once. */
const LISTED = 12;

/** One or several choices of a row. */
export function ChoiceFields({ row: { field, label, help }, form, formError }: Props) {
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
