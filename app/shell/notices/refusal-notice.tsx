import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { LOGGED_OUT_WHILE_WRITING, UnsentText } from '#app/ui/form/unsent-text.tsx';
import { ErrorNotice, type ErrorNoticeProps, UnexpectedErrorNotice } from './error-notice.tsx';
import { NotFoundNotice } from './not-found-notice.tsx';
import { NoticePage, type NoticeProps } from './notice-page.tsx';

/** The page of what the server refuses, or does not have. */
export function RefusalNotice({ body, path }: ErrorNoticeProps) {
  switch (body.error) {
    case 'not_found':
      return <ErrorNotice title="De pagina is niet gevonden" notice={<NotFoundNotice path={path} />} />;
    case 'participants_only':
      return (
        <ErrorNotice
          title="Alleen voor deelnemers"
          notice={<ParticipantsOnlyNotice path={path} typed={body.typed} />}
        />
      );
    case 'not_logged_in':
      return <ErrorNotice title="Inloggen" notice={<LoginToViewNotice path={path} typed={body.typed} />} />;
    case 'forbidden':
    case 'foreign_request':
      return <ErrorNotice title="Geen toegang" notice={<ForbiddenNotice path={path} />} />;
    case 'unavailable':
      return <ErrorNotice title="Even niet bereikbaar" notice={<UnavailableNotice path={path} />} />;
    default:
      return <UnexpectedErrorNotice body={body} path={path} />;
  }
}

/** The page of a 403 for a visitor. `typed` are the fields of a refused form. */
function ParticipantsOnlyNotice({ path, typed }: NoticeProps & { typed: Record<string, string> | undefined }) {
  return (
    <NoticePage
      title="Deze pagina is alleen zichtbaar voor deelnemers"
      picture="dichte-deur"
      actions={
        <>
          <ButtonLink to={REGISTER_PATH} variant="primary">
            Word deelnemer
          </ButtonLink>
          <ButtonLink to={loginPath(path)} variant="secondary">
            Inloggen
          </ButtonLink>
        </>
      }
    >
      {typed && <UnsentText values={typed} help={LOGGED_OUT_WHILE_WRITING} />}
      <p>
        Wat hier staat, delen deelnemers alleen met elkaar. Zo kan iedereen vrijuit schrijven over gezondheid en alles
        wat daarbij hoort.
      </p>
      <p>Ben je al deelnemer? Log dan in. Je komt daarna vanzelf weer hier.</p>
      <p>Nog geen deelnemer? Meedoen is gratis, en je kiest zelf wat anderen van je zien.</p>
    </NoticePage>
  );
}

/** The page of an account page without a session. `typed` are the fields of a refused form. */
function LoginToViewNotice({ path, typed }: NoticeProps & { typed: Record<string, string> | undefined }) {
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

/** The page of a 403 for a member. */
function ForbiddenNotice(_: NoticeProps) {
  return (
    <NoticePage
      title="Je mag deze pagina niet bekijken"
      actions={
        <>
          <ButtonLink to="/" variant="primary">
            Naar de startpagina
          </ButtonLink>
          <ButtonLink to={CONTACT_PATH} variant="secondary">
            Neem contact op
          </ButtonLink>
        </>
      }
    >
      <p>Deze pagina is voor anderen bedoeld. Denk je dat dit niet klopt? Laat het ons weten.</p>
    </NoticePage>
  );
}

/** The page of a 503: the database or another service is temporarily unavailable (R34). */
function UnavailableNotice({ path }: NoticeProps) {
  return (
    <NoticePage
      title="De site is even niet bereikbaar"
      actions={
        <ButtonLink to={path ?? '/'} variant="primary" reloadDocument>
          Probeer het opnieuw
        </ButtonLink>
      }
    >
      <p>We zijn zo terug. Probeer het over een minuut nog een keer. Wat je eerder had bewaard, is er nog.</p>
    </NoticePage>
  );
}
