import { useNavigation } from 'react-router';
import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { ContentWarningsField } from '#app/ui/content-warnings/content-warnings-field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { settingPath } from '../../paths.ts';
import { FormActions } from '../form-actions.tsx';
import { CloseSetting } from './setting.tsx';

const ID = 'dichtgevouwen';

interface Props {
  folded: readonly ContentWarning[];
  formError: FormError | undefined;
}

/** The form in which a member chooses about what texts stand folded. */
export function FoldingForm({ folded, formError }: Props) {
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      {formError && (
        <Notice kind="error" focusOn={formError}>
          <p>{formError.message}</p>
        </Notice>
      )}
      <PostForm action={settingPath(ID)}>
        <input type="hidden" name="intent" value={ID} />
        <Stack gap={2}>
          <ContentWarningsField
            legend="Welke teksten wil je dichtgevouwen zien?"
            help="Je ziet dan eerst waar de tekst over gaat, en opent hem als je dat wilt. Schrijvers en moderators zetten dat erbij. Ze kunnen het vergeten."
            defaultValue={folded}
          />
          <FormActions submit="Bewaar" cancel={<CloseSetting id={ID} />} busy={busy} />
        </Stack>
      </PostForm>
    </>
  );
}
