import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';

interface Props {
  formError: FormError | undefined;
  /** The labels of fields whose messages are alike, by name. */
  labels?: Readonly<Record<string, string>>;
}

/** Why a form of the profile was not saved: at its fields where it has any errors, else as a notice. */
export function FormErrorMessage({ formError, labels }: Props) {
  if (!formError) return null;
  if (Object.keys(formError.errors).length > 0) return <ErrorSummary errors={formError.errors} labels={labels} />;
  return (
    <Notice kind="error" focusOn={formError}>
      <p>{formError.message}</p>
    </Notice>
  );
}
