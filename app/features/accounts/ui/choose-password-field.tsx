import { PasswordField } from '#app/ui/form/fields/password-field.tsx';

interface Props {
  label: string;
  error: string | undefined;
  name?: 'Password' | 'NewPassword';
}

/** The field for a password that the member chooses, with what it must be like (rules.md R4). */
export function ChoosePasswordField({ name = 'Password', ...props }: Props) {
  return <PasswordField {...props} name={name} help="Minimaal 7 tekens, met een cijfer." autoComplete="new-password" />;
}
