import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { loginPath } from '#app/ui/prompt/login-path.ts';
import { ClosedDoor } from './closed-door.tsx';
import { NoticePage } from './notice-page.tsx';
import type { NoticeProps } from './notice-props.ts';

/** For the account pages without a session (spec §2, Account area). */
export function LoginToViewNotice({ path }: NoticeProps) {
  return (
    <NoticePage
      title="Log in om deze pagina te bekijken"
      picture={<ClosedDoor />}
      actions={
        <>
          <ButtonLink to={loginPath(path)} variant="primary">
            Inloggen
          </ButtonLink>
          <ButtonLink to="/registreren" variant="secondary">
            Word deelnemer
          </ButtonLink>
        </>
      }
    >
      <p>
        Dit zijn je eigen pagina’s. Ze gaan alleen open met je wachtwoord, want verder heeft niemand er iets te zoeken.
        Na het inloggen kom je vanzelf weer hier.
      </p>
    </NoticePage>
  );
}
