import { useNavigation } from 'react-router';
import type { Refused } from '#app/platform/forms/refusal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';
import { useFieldErrors } from '#app/ui/form/errors/use-field-errors.ts';
import { PasswordField } from '#app/ui/form/fields/password-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NEW_PASSWORD_PATH } from '../paths.ts';

interface Props {
  /** The address and the token from the link in the mail. */
  email: string;
  token: string;
  refused: Refused | undefined;
}

/** Delay before the errors of this form show, in milliseconds (spec §5). */
const ERROR_DELAY = 200;

const loadSchema = () => import('../contract.ts').then((contract) => contract.resetPasswordBody);

/** The form for a new password. It posts to the page without its query, so that the token stays out of the history. */
export function NewPasswordForm({ email, token, refused }: Props) {
  const { errors, validate } = useFieldErrors(loadSchema, { refused, delay: ERROR_DELAY });
  const busy = useNavigation().state === 'submitting';
  return (
    <Stack gap={3}>
      {refused && refused.error !== 'invalid_input' && (
        <Notice kind="error">
          <p>{refused.message}</p>
        </Notice>
      )}
      <ErrorSummary errors={errors} labels={{ Password: 'Nieuw wachtwoord' }} />
      <PostForm action={NEW_PASSWORD_PATH} onSubmit={validate}>
        <Stack gap={3}>
          {/* Hidden, but needed by password managers, which store the password with this address. */}
          <input type="email" name="Email" autoComplete="username" defaultValue={email} readOnly hidden />
          <input type="hidden" name="Token" value={token} />
          <PasswordField
            label="Nieuw wachtwoord"
            help="Minimaal 7 karakters, met een cijfer."
            name="Password"
            autoComplete="new-password"
            error={errors.Password}
          />
          <Button variant="primary" type="submit" busy={busy}>
            Bewaar mijn nieuwe wachtwoord
          </Button>
        </Stack>
      </PostForm>
    </Stack>
  );
}
