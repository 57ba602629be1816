import type { ReactNode } from 'react';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';
import { unsentTexts } from '#app/ui/form/unsent-texts.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

interface Props {
  /** The error of the form that was sent, where it was. */
  formError: FormError | undefined;
  /** The fields of the draft, where the form was not sent. */
  draft: Readonly<Record<string, unknown>> | null | undefined;
  title: string;
  children: ReactNode;
}

/** Says why a text was not published, and shows it, to be copied. Renders nothing where nothing was typed or sent. */
export function RefusedText({ formError, draft, title, children }: Props) {
  const values = formError?.values ?? draft ?? {};
  if (!formError && unsentTexts(values).length === 0) return null;
  return (
    <Stack gap={2}>
      <Notice
        kind={formError ? 'error' : 'info'}
        title={title}
        focusOn={formError && !formError.told ? formError : undefined}
      >
        <p>{children}</p>
      </Notice>
      <UnsentText id="field-Refused" values={values} help="Dit is niet verstuurd. Je kunt de tekst kopiëren." />
    </Stack>
  );
}
