import { useNavigation } from 'react-router';
import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ContentWarningsField } from '#app/ui/content-warnings/content-warnings-field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

interface Props {
  contentWarnings: readonly ContentWarning[];
  /** Whether the viewer wrote the text. */
  own: boolean;
  /** What the form sends beside them, where it is one of several on a page. */
  fields?: Readonly<Record<string, string>>;
  formError: FormError | undefined;
}

const ABOUT_OTHERS =
  'Wie niet wil lezen wat je aanvinkt, ziet eerst waar de tekst over gaat, en opent hem als hij dat wil. Niemand raakt hier iets kwijt: de schrijver ziet wat je aanvinkt, en kan het wijzigen.';
const ABOUT_OWN =
  'Niet iedereen wil hier altijd over lezen. Anderen zien eerst waar je tekst over gaat, en openen hem als ze dat willen. De titel zien ze wel.';

/** The form that says what a text is about that not everybody wants to read. */
export function ContentWarningsForm({ contentWarnings, own, fields, formError }: Props) {
  const busy = useNavigation().state === 'submitting';
  return (
    <PostForm>
      <Stack gap={2}>
        {formError && (
          <Notice kind="error" focusOn={!formError.told && formError}>
            <p>{formError.errors.Case ?? formError.message}</p>
          </Notice>
        )}
        {fields && <HiddenFields fields={fields} />}
        <ContentWarningsField
          legend="Vink aan waar de tekst over gaat"
          help={own ? ABOUT_OWN : ABOUT_OTHERS}
          defaultValue={formError ? formError.values.ContentWarnings?.split(',') : contentWarnings}
        />
        <div>
          <Button type="submit" variant={fields ? 'secondary' : 'primary'} busy={busy}>
            Bewaar
          </Button>
        </div>
      </Stack>
    </PostForm>
  );
}
