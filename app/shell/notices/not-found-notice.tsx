import { SEARCH_PATH } from '#app/features/content/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { NoticePage } from './notice-page.tsx';
import type { NoticeProps } from './notice-props.ts';

/** The page of a 404. It does not show the path, because a link can contain any text. */
export function NotFoundNotice(_: NoticeProps) {
  return (
    <NoticePage
      title="De pagina is niet gevonden"
      actions={
        <>
          <ButtonLink to={SEARCH_PATH} variant="primary">
            Zoek op de site
          </ButtonLink>
          <ButtonLink to="/" variant="secondary">
            Naar de startpagina
          </ButtonLink>
        </>
      }
    >
      <p>Misschien is de pagina verplaatst of weggehaald. Of er staat een foutje in het adres.</p>
    </NoticePage>
  );
}
