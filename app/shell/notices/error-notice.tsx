import type { ReactNode } from 'react';
import type { ErrorPageData } from '#app/platform/http/pages/loader.ts';
import { pageTitle } from '#app/product.ts';
import { ServerErrorNotice } from './server-error-notice.tsx';

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
