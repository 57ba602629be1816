import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { CaptchaField } from '#app/ui/form/captcha/captcha-field.tsx';
import { useCaptchaForm } from '#app/ui/form/captcha/use-captcha-form.ts';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';
import { FormErrorNotice } from '#app/ui/form/errors/form-error-notice.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NEWSLETTER_PATH } from '../paths.ts';

interface Props {
  /** The address of a member; null for a visitor, who also solves a captcha. */
  email: string | null;
  formError: FormError | undefined;
  busy: boolean;
}

const LABELS = { Email: 'E-mailadres', Recaptcha: 'Controle dat je geen robot bent' };

const INSTRUCTIONS = { Email: 'Vul je e-mailadres in', Recaptcha: 'Vink aan dat je geen robot bent' };

const loadSchema = () => import('../contract.ts').then((contract) => contract.requestNewsletterBody);

/** The form to ask for the newsletter. */
export function NewsletterForm({ email, formError, busy }: Props) {
  const { errors, captcha, asksForCaptcha, attempt, onSubmit } = useCaptchaForm(loadSchema, {
    formError,
    busy,
    instructions: INSTRUCTIONS,
  });
  return (
    <Stack gap={3}>
      <FormErrorNotice formError={formError} />
      <ErrorSummary key={attempt} errors={errors} labels={asksForCaptcha ? LABELS : undefined} />
      <PostForm action={NEWSLETTER_PATH} onSubmit={onSubmit}>
        <Stack gap={3}>
          <TextField
            label={LABELS.Email}
            name="Email"
            type="email"
            autoComplete="email"
            defaultValue={formError?.values.Email ?? email ?? undefined}
            error={errors.Email}
          />
          {asksForCaptcha && (
            <CaptchaField name="Recaptcha" error={errors.Recaptcha} attempt={attempt} captcha={captcha} />
          )}
          <div>
            <Button variant="primary" type="submit" busy={busy || captcha.pending}>
              Meld me aan
            </Button>
          </div>
        </Stack>
      </PostForm>
    </Stack>
  );
}
