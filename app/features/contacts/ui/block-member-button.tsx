import { SETTINGS_PATH } from '#app/features/accounts/paths.ts';
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { EyeOff } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { BLOCKED_PATH } from '../paths.ts';

/** The form that blocks a member, after saying what that does. It leads to the list of who is blocked. */
export const BlockMember = ({ member }: { member: { id: number; name: string } }) => (
  <ConfirmForm
    summary={`Blokkeer ${member.name}`}
    icon={EyeOff}
    action={BLOCKED_PATH}
    fields={{ intent: 'block', id: String(member.id) }}
    confirm={`Ja, blokkeer ${member.name}`}
  >
    <p>
      Jullie kunnen elkaar dan niet meer schrijven. Hebben jullie contact? Dan worden ook jullie berichten verwijderd.{' '}
      {member.name} ziet van jou nog wat iedereen ziet die niet is ingelogd. Is je profiel besloten? Dan staat er bij
      wat je schrijft ‘een deelnemer’.
    </p>
    <p>Diegene krijgt geen bericht, maar kan het wel merken.</p>
    <p>
      Wat je in gesprekken schrijft, kan {member.name} blijven lezen. Is je profiel openbaar? Dan blijft het te zien. Je
      kunt het <Link to={SETTINGS_PATH}>besloten maken bij je instellingen</Link>.
    </p>
    <p>Je kunt het later ongedaan maken, maar de berichten komen niet terug.</p>
  </ConfirmForm>
);
