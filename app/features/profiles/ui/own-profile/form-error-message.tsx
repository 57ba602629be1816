import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';

/** Why a form of the profile was not saved: at its fields where it has any errors, else as a notice. */
export function FormErrorMessage({ formError }: { formError: FormError | undefined }) {
  if (!formError) return null;
  if (Object.keys(formError.errors).length > 0) return <ErrorSummary errors={formError.errors} />;
  return (
    <Notice kind="error" focusOn={formError}>
      <p>{formError.message}</p>
    </Notice>
  );
}
