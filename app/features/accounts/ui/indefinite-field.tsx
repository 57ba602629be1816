import type { FormError } from '#app/platform/forms/form-error.ts';
import { CheckboxField } from '#app/ui/form/choices/checkbox-field.tsx';

/** The checkbox of who wants to stay logged in. */
export const IndefiniteField = ({ formError }: { formError: FormError | undefined }) => (
  <CheckboxField
    label="Ingelogd blijven"
    help="Doe dit alleen op je eigen apparaat."
    name="Indefinite"
    defaultChecked={formError?.values.Indefinite === 'on'}
  />
);
