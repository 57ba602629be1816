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
            Jullie kunnen elkaar dan niet meer schrijven. Hebben jullie contact? Dan worden ook jullie berichten
            verwijderd. {member.name} ziet van jou nog wat iedereen ziet die niet is ingelogd. Is je profiel besloten?
            Dan staat er bij wat je schrijft ‘een deelnemer’.
          </p>
          <p>Diegene krijgt geen bericht, maar kan het wel merken.</p>
          <p>
            Wat je in gesprekken schrijft, kan {member.name} blijven lezen. Is je profiel openbaar? Dan blijft het te
            zien. Je kunt het <Link to={SETTINGS_PATH}>besloten maken bij je instellingen</Link>.
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
