import { useNavigation } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Eye, EyeOff } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

/** The form to hide what was reported, after a confirmation, or to show it again. */
export function HideForm({ id, hidden }: { id: number; hidden: boolean }) {
  const intent = hidden ? 'show' : 'hide';
  const sending = useNavigation().formData?.get('intent') === intent;
  const fields = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
    </>
  );
  if (hidden) {
    return (
      <PostForm>
        {fields}
        <Button type="submit" icon={Eye} busy={sending}>
          Toon het weer
        </Button>
      </PostForm>
    );
  }
  return (
    <Disclosure summary="Verberg dit" quietIcon={EyeOff}>
      <PostForm>
        <Stack gap={2}>
          <p>
            Alleen de schrijver en de moderators kunnen het dan nog lezen. De schrijver krijgt daar bericht van, zonder
            te horen wie het meldde. Je kunt het later weer tonen.
          </p>
          {fields}
          <div>
            <Button type="submit" variant="danger" busy={sending}>
              Ja, verberg dit
            </Button>
          </div>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}
