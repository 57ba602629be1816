import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

/** The forms that show the errors of their own fields. */
const WRITING_FORMS = ['edit', 'handle'];

/** Whether an error is about the case instead of a field: another moderator is at it, or it is handled. */
export const isCaseError = (formError: FormError | undefined): formError is FormError =>
  formError !== undefined &&
  (formError.errors.Case !== undefined || !WRITING_FORMS.includes(formError.values.intent ?? ''));

/** Says why a case could not be changed, and shows the text that was typed, to be copied. */
export function CaseError({ formError }: { formError: FormError | undefined }) {
  if (!isCaseError(formError)) return null;
  return (
    <Stack gap={2}>
      <Notice kind="error" focusOn={!formError.told && formError}>
        <p>{formError.errors.Case ?? formError.message}</p>
      </Notice>
      <UnsentText values={formError.values} help="Dit is niet opgeslagen. Je kunt de tekst kopiëren." />
    </Stack>
  );
}
