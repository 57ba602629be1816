import { SEARCH_PATH } from '#app/features/content/paths.ts';
import { GROUPS_PATH } from '#app/features/groups/paths.ts';
import { DISEASES_PATH, LIBRARY_PATH } from '#app/features/library/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { useHasPage } from '#app/ui/link/missing-pages.ts';
import { NoticePage } from './notice-page.tsx';
import type { NoticeProps } from './notice-props.ts';

/** The page of a 404, with three ways on. It does not show the path, because a link can contain any text. */
export function NotFoundNotice(_: NoticeProps) {
  const hasPage = useHasPage();
  return (
    <NoticePage
      title="De pagina is niet gevonden"
      picture="wegwijzer"
      actions={
        <>
          <ButtonLink to={LIBRARY_PATH} variant="primary">
            Bibliotheek
          </ButtonLink>
          <ButtonLink to={DISEASES_PATH}>Nierziekten A-Z</ButtonLink>
          <ButtonLink to={GROUPS_PATH}>Gesprekken</ButtonLink>
          {hasPage(SEARCH_PATH) && <ButtonLink to={SEARCH_PATH}>Zoek op de site</ButtonLink>}
        </>
      }
    >
      <p>
        Misschien is de pagina verplaatst of weggehaald. Of er staat een foutje in het adres. Hieronder kun je verder
        lezen of meepraten.
      </p>
    </NoticePage>
  );
}
