import { GROUPS_PATH } from '#app/features/groups/paths.ts';
import { DISEASES_PATH, LIBRARY_PATH } from '#app/features/library/paths.ts';
import { SEARCH_PATH } from '#app/features/search/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { NoticePage } from './notice-page.tsx';
import type { NoticeProps } from './notice-props.ts';
import { wordsOfPath } from './words-of-path.ts';

/**
 * The page of a 404, with a search and three ways on. It does not show the path, because a link can contain any text; the
 * words of its last part are in the search box.
 */
export function NotFoundNotice({ path = '' }: NoticeProps) {
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
        </>
      }
    >
      <p>
        Misschien is de pagina verplaatst of weggehaald. Of er staat een foutje in het adres. Zoek verder, of lees en
        praat mee.
      </p>
      <SearchBox label="Zoek op de site" action={SEARCH_PATH} defaultValue={wordsOfPath(path)} />
    </NoticePage>
  );
}
