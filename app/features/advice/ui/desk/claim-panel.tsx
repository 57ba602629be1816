import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import type { Claim } from '../../lists/open.ts';

interface Props {
  id: number;
  claim: Claim | null;
  formError: FormError | undefined;
}

/** Says who is answering a question, with the button to claim it or to leave it to others. */
export function ClaimPanel({ id, claim, formError }: Props) {
  if (claim && !claim.own) {
    return (
      <Notice kind="info" title={`${claim.name} is met deze vraag bezig`} focusOn={formError}>
        <p>Je kunt hem beantwoorden als die hem loslaat, of als er twee dagen niets is gebeurd.</p>
      </Notice>
    );
  }
  return (
    <PostForm>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={claim ? 'release' : 'claim'} />
      <Button type="submit">{claim ? 'Laat deze vraag aan anderen' : 'Neem deze vraag op je'}</Button>
    </PostForm>
  );
}
