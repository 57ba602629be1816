import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** Shows the error of a form, unless it is shown at the fields. */
export function FormErrorNotice({ formError }: { formError: FormError | undefined }) {
  if (!formError || Object.keys(formError.errors).length > 0) return null;
  return (
    <Notice kind="error" focusOn={!formError.told && formError}>
      <p>{formError.message} Je tekst staat er nog.</p>
    </Notice>
  );
}
