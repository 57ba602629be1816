import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { NoticePage } from './notice-page.tsx';
import type { NoticeProps } from './notice-props.ts';

/** The page of a 500. With the request id the error can be found in the log. */
export function ServerErrorNotice({ path, requestId }: NoticeProps & { requestId?: string | undefined }) {
  return (
    <NoticePage
      title="Er is iets misgegaan"
      actions={
        <>
          <ButtonLink to={path ?? '/'} variant="primary" reloadDocument>
            {path ? 'Probeer het opnieuw' : 'Naar de startpagina'}
          </ButtonLink>
          <ButtonLink to={CONTACT_PATH} variant="secondary">
            Neem contact op
          </ButtonLink>
        </>
      }
    >
      <p>Dat ligt aan ons, niet aan jou. Wat je eerder had bewaard, is er nog.</p>
      <p>Was je net iets aan het versturen? Kijk eerst of het is aangekomen, voordat je het nog een keer stuurt.</p>
      {requestId ? (
        <p>
          Blijft het misgaan? Neem contact op en noem deze code: <strong>{requestId}</strong>
        </p>
      ) : null}
    </NoticePage>
  );
}
