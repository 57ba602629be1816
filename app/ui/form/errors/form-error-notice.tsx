import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** Says why a form was not accepted, where none of its fields is wrong. It takes the focus, unless a toast told it. */
export function FormErrorNotice({ formError }: { formError: FormError | undefined }) {
  if (!formError || Object.keys(formError.errors).length > 0) return null;
  return (
    <Notice kind="error" focusOn={!formError.told && formError}>
      <p>{formError.message}</p>
    </Notice>
  );
}
