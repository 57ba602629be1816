import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

/** In place of a thread that is not there (messages-6). What was being sent can be copied. */
export function MissingThread({ formError }: { formError: FormError | undefined }) {
  return (
    <Stack gap={3}>
      <PageHeader title="Berichten" />
      <p>Deze conversatie kon niet worden geladen. Mogenlijk heeft je gesprekspartner hem verwijderd.</p>
      {formError?.values.body ? (
        <UnsentText values={formError.values} help="Je bericht is niet verstuurd. Je kunt de tekst hier kopiëren." />
      ) : (
        formError && (
          <Notice kind="error" focusOn={formError}>
            <p>{formError.message}</p>
          </Notice>
        )
      )}
    </Stack>
  );
}
