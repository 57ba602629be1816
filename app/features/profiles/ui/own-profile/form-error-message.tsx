import type { FormError } from '#app/platform/forms/form-error.ts';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';
import { FormErrorNotice } from '#app/ui/form/errors/form-error-notice.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { type Instructions, withInstructions } from '#app/ui/form/errors/with-instructions.ts';

interface Props {
  formError: FormError | undefined;
  /** The labels of fields whose messages are alike, by name. */
  labels?: Readonly<Record<string, string>>;
  /** What to fill in in each field that is required, by name. */
  instructions?: Instructions;
}

/** Why a form of the profile was not saved: at its fields where it has any errors, else as a notice. */
export function FormErrorMessage({ formError, labels, instructions }: Props) {
  const errors = withInstructions(useStandingErrors(formError?.errors), instructions);
  if (formError && Object.keys(formError.errors).length > 0) return <ErrorSummary errors={errors} labels={labels} />;
  return <FormErrorNotice formError={formError} />;
}
