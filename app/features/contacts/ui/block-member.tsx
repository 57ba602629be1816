import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { EyeOff } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { BLOCKED_PATH } from '../paths.ts';

/** The button that blocks a member, after saying what that does. It leads to the list of who is blocked. */
export function BlockMember({ member }: { member: { id: number; name: string } }) {
  return (
    <Disclosure summary={`Blokkeer ${member.name}`} quietIcon={EyeOff}>
      <PostForm action={BLOCKED_PATH}>
        <Stack gap={2}>
          <p>
            Jullie zien elkaar dan niet meer en kunnen elkaar niet schrijven. Hebben jullie contact? Dan worden ook
            jullie berichten verwijderd. {member.name} krijgt hier geen bericht van.
          </p>
          <p>Je kunt het later ongedaan maken, maar de berichten komen niet terug.</p>
          <input type="hidden" name="intent" value="block" />
          <input type="hidden" name="id" value={member.id} />
          <div>
            <Button type="submit" variant="danger">
              Ja, blokkeer {member.name}
            </Button>
          </div>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}
