import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Eye, EyeOff } from '#app/ui/icon/icons.ts';
import { RestrictForm } from '../restrict-form.tsx';

interface Props {
  /** The id of the case. */
  id: number;
  hidden: boolean;
  formError: FormError | undefined;
}

/** The form to hide what a handled case is about, or to show it again. An open case has handle-form.tsx for that. */
export function HideForm({ id, hidden, formError }: Props) {
  const sending = useNavigation().formData?.get('intent') === 'show';
  if (hidden) {
    return (
      <PostForm>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="show" />
        <Button type="submit" icon={Eye} busy={sending}>
          Toon het weer
        </Button>
      </PostForm>
    );
  }
  return (
    <RestrictForm
      summary="Verberg dit"
      icon={EyeOff}
      fields={{ intent: 'hide', id: String(id) }}
      confirm="Ja, verberg dit"
      about="Alleen de schrijver en wie het moet beoordelen kunnen het dan nog lezen. De schrijver krijgt daar bericht van, zonder te horen wie het meldde. Je kunt het later weer tonen."
      form="verbergen"
      why="Waarom je dit verbergt"
      formError={formError}
    />
  );
}
