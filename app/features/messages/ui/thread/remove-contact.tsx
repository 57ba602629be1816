import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Trash2 } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { UserSummary } from '#app/ui/user/user-summary.ts';

/** The button that removes a contact, after saying what will be gone (contacts-7). */
export function RemoveContact({ user }: { user: UserSummary }) {
  return (
    <Disclosure summary="Verwijder contact" quietIcon={Trash2}>
      <PostForm>
        <Stack gap={2}>
          <p>
            Jullie contact en al jullie berichten worden verwijderd, bij jou en bij {user.name}. Dit kun je niet
            ongedaan maken.
          </p>
          <input type="hidden" name="intent" value="remove" />
          <div>
            <Button type="submit" variant="danger">
              Ja, verwijder het contact
            </Button>
          </div>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}
