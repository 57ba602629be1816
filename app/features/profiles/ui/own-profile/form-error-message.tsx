import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';
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
  if (!formError) return null;
  const errors = withInstructions(formError.errors, instructions);
  if (Object.keys(errors).length > 0) return <ErrorSummary errors={errors} labels={labels} />;
  return (
    <Notice kind="error" focusOn={formError}>
      <p>{formError.message}</p>
    </Notice>
  );
}
