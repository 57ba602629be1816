import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { LOGGED_OUT_WHILE_WRITING, UnsentText } from '#app/ui/form/unsent-text.tsx';
import { NoticePage } from './notice-page.tsx';
import type { NoticeProps } from './notice-props.ts';

/** The page of a 403 for a visitor (site-4). `typed` are the fields of a refused form. */
export function ParticipantsOnlyNotice({ path, typed }: NoticeProps & { typed: Record<string, string> | undefined }) {
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
