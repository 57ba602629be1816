import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { LOGGED_OUT_WHILE_WRITING, UnsentText } from '#app/ui/form/unsent-text.tsx';
import { NoticePage } from './notice-page.tsx';
import type { NoticeProps } from './notice-props.ts';

/** The page of an account page without a session (accounts-35). `typed` are the fields of a refused form. */
export function LoginToViewNotice({ path, typed }: NoticeProps & { typed: Record<string, string> | undefined }) {
  return (
    <NoticePage
      title="Log in om deze pagina te bekijken"
      picture="dichte-deur"
      actions={
        <>
          <ButtonLink to={loginPath(path)} variant="primary">
            Inloggen
          </ButtonLink>
          <ButtonLink to={REGISTER_PATH} variant="secondary">
            Word deelnemer
          </ButtonLink>
        </>
      }
    >
      {typed && <UnsentText values={typed} help={LOGGED_OUT_WHILE_WRITING} />}
      <p>
        Dit zijn je eigen pagina’s. Ze gaan alleen open met je wachtwoord, want verder heeft niemand er iets te zoeken.
        Na het inloggen kom je vanzelf weer hier.
      </p>
    </NoticePage>
  );
}
