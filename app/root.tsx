import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { CONTENT_ID } from '#app/ui/layout/page-ids.ts';
import { useLinkNavigation } from '#app/ui/link/use-link-navigation.ts';
import './ui/styles/global.css';
import { countOpenCases } from '#app/features/moderation/index.ts';
import { findUnread } from '#app/features/notifications/index.ts';
import { useLogoutCleanup } from '#app/use-logout-cleanup.ts';
import type { Route } from './+types/root';
import { NonceContext } from './nonce.ts';
import { type ErrorPageData, load } from './platform/http/pages/loader.ts';
import type { PageHandle } from './platform/http/pages/page-handle.ts';
import { pageTitle } from './product.ts';
import { StayOnPage, stayOnPage } from './shell/network/stay-on-page.tsx';
import { ForbiddenNotice } from './shell/notices/forbidden-notice.tsx';
import { LoginToViewNotice } from './shell/notices/login-to-view-notice.tsx';
import { NotFoundNotice } from './shell/notices/not-found-notice.tsx';
import { ParticipantsOnlyNotice } from './shell/notices/participants-only-notice.tsx';
import { ServerErrorNotice } from './shell/notices/server-error-notice.tsx';
import { UnavailableNotice } from './shell/notices/unavailable-notice.tsx';
import { PreferenceScript } from './shell/preferences/preference-script.tsx';
import { readShell } from './shell/read-shell.ts';
import { SessionGuard } from './shell/session/session-guard.tsx';
import { Shell } from './shell/shell.tsx';
import { ToastProvider } from './ui/feedback/toast-provider.tsx';
import { OriginContext } from './ui/head/origin-context.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayOnPage];

export const loader = (args: Route.LoaderArgs) =>
  load(args, (ctx) =>
    readShell(ctx, {
      unread: findUnread(ctx, new URL(args.request.url).pathname),
      openCases: countOpenCases(ctx),
    }),
  );

/** The document of every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  return (
    <html lang="nl" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <PreferenceScript nonce={nonce} />
        <Meta />
        <Links />
      </head>
      <body>
        <PageFrame>{children}</PageFrame>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function PageFrame({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  useLogoutCleanup(shell?.viewer?.id ?? null);
  useLinkNavigation();
  if (!shell) return <main id={CONTENT_ID}>{children}</main>;
  return (
    <OriginContext value={shell.origin}>
      <ToastProvider>
        <StayOnPage />
        <Shell
          {...shell}
          path={pathname + search}
          reducedHeader={handle?.shell?.reducedHeader ?? false}
          footer={handle?.shell?.footer ?? true}
          infoline={handle?.shell?.infoline ?? true}
          hasRegisterLink={handle?.shell?.hasRegisterLink ?? false}
        >
          <SessionGuard timeLeft={shell.sessionTimeLeft}>{children}</SessionGuard>
        </Shell>
      </ToastProvider>
    </OriginContext>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The error page, for errors of loaders and components. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const body: Partial<ErrorPageData> = isRouteErrorResponse(error) ? error.data : {};
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
      return (
        <ErrorNotice
          title="Er is iets misgegaan"
          notice={<ServerErrorNotice path={path} requestId={body.requestId} />}
        />
      );
  }
}

const ErrorNotice = ({ title, notice }: { title: string; notice: ReactNode }) => (
  <>
    <title>{pageTitle(title)}</title>
    <meta name="robots" content="noindex" />
    {notice}
  </>
);
