import { TextField, type TextFieldProps } from '#app/ui/form/fields/text-field.tsx';
import { PASSKEY_NAME_MAX } from '../rules.ts';

/** The field for the name of a passkey. */
export const PasskeyNameField = (props: Omit<TextFieldProps, 'name' | 'maxLength'>) => (
  <TextField {...props} name="Name" maxLength={PASSKEY_NAME_MAX} />
);
