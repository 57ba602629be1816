import { GROUPS_PATH } from '#app/features/conversations/paths.ts';
import { DISEASES_PATH, LIBRARY_PATH } from '#app/features/library/paths.ts';
import { SEARCH_PATH, SUGGESTIONS } from '#app/features/search/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { NoticePage, type NoticeProps } from './notice-page.tsx';

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
      <SearchBox
        label="Zoek op de site"
        action={SEARCH_PATH}
        defaultValue={wordsOfPath(path)}
        suggestions={SUGGESTIONS}
      />
    </NoticePage>
  );
}

const MAX_WORDS = 6;

/**
 * The words in the last part of a path, to search for what is not there: letters alone, so that nobody can make a link with
 * which the page shows a number or an address.
 */
export function wordsOfPath(path: string): string {
  const last = path.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? '';
  const words = decode(last).match(/\p{L}{2,}/gu) ?? [];
  return words.slice(0, MAX_WORDS).join(' ');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ''; // a path that is not encoded as it should be
  }
}
