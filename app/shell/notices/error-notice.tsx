import type { ReactNode } from 'react';
import { CONTACT_PATH } from '#app/features/content/paths.ts';
import type { ErrorPageData } from '#app/platform/http/pages/loader.ts';
import { pageTitle } from '#app/product.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { NoticePage, type NoticeProps } from './notice-page.tsx';

export interface ErrorNoticeProps {
  /** What the server answered; empty for an error in the browser. */
  body: Partial<ErrorPageData>;
  path: string;
}

/** The notice in place of a page, which no search engine lists, with its title. */
export const ErrorNotice = ({ title, notice }: { title: string; notice: ReactNode }) => (
  <>
    <title>{pageTitle(title)}</title>
    <meta name="robots" content="noindex" />
    {notice}
  </>
);

/** The page of an error that nobody expected. */
export const UnexpectedErrorNotice = ({ body, path }: ErrorNoticeProps) => (
  <ErrorNotice title="Er is iets misgegaan" notice={<ServerErrorNotice path={path} requestId={body.requestId} />} />
);

/** The page of a 500. With the request id the error can be found in the log. */
function ServerErrorNotice({ path, requestId }: NoticeProps & { requestId?: string | undefined }) {
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
