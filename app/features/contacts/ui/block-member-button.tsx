import { SETTINGS_PATH } from '#app/features/accounts/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { EyeOff } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { BLOCKED_PATH } from '../paths.ts';

/** The button that blocks a member, after saying what that does. It leads to the list of who is blocked. */
export function BlockMember({ member }: { member: { id: number; name: string } }) {
  return (
    <Disclosure summary={`Blokkeer ${member.name}`} quietIcon={EyeOff}>
      <PostForm action={BLOCKED_PATH}>
        <Stack gap={2}>
          <p>
            Jullie vinden elkaar dan niet meer bij de personen en kunnen elkaar niet schrijven. Hebben jullie contact?
            Dan worden ook jullie berichten verwijderd. Op je profielpagina ziet {member.name} alleen nog je naam en je
            foto, en krijgt hier geen bericht van.
          </p>
          <p>
            Wat je in gesprekken schrijft, kan {member.name} blijven lezen. Is je profiel openbaar? Dan is het zonder in
            te loggen te zien. Je kunt het <Link to={SETTINGS_PATH}>besloten maken bij je instellingen</Link>.
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
