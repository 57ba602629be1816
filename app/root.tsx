import { Component, type ReactNode, use } from 'react';
import {
  data,
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
import { LeavingScript } from '#app/ui/link/leaving.tsx';
import { useLateTarget } from '#app/ui/link/use-late-target.ts';
import { useLinkNavigation } from '#app/ui/link/use-link-navigation.ts';
import './ui/styles/global.css';
import { countOpenQuestions } from '#app/features/advice/index.ts';
import { countDeskWork, readRuleTextsOfForms } from '#app/features/moderation/index.ts';
import { findUnread } from '#app/features/notifications/index.ts';
import { InlineScript } from '#app/ui/head/inline-script.tsx';
import { CONTENT_ID } from '#app/ui/layout/page-ids.ts';
import { useLogoutCleanup } from '#app/use-logout-cleanup.ts';
import type { Route } from './+types/root';
import { NonceContext } from './nonce.ts';
import { distressSignOf, expiredDistressSign } from './platform/distress/distress-sign.ts';
import { load } from './platform/http/pages/loader.ts';
import type { PageHandle } from './platform/http/pages/page-handle.ts';
import { StayOnPage, stayOnPage } from './shell/network/stay-on-page.tsx';
import { UnexpectedErrorNotice } from './shell/notices/error-notice.tsx';
import { readShell } from './shell/read-shell.ts';
import { SessionGuard } from './shell/session/session-guard.tsx';
import { Shell } from './shell/shell.tsx';
import { ToastProvider } from './ui/feedback/toast-provider.tsx';
import { OriginContext } from './ui/head/origin-context.ts';
import { lazyPart } from './ui/hydration/lazy-part.ts';

// Few readers ever see one of these pages.
const RefusalNotice = lazyPart(
  () => import('./shell/notices/refusal-notice.tsx').then((file) => file.RefusalNotice),
  UnexpectedErrorNotice,
);

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayOnPage];

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const distress = distressSignOf(ctx);
    const [shell, ruleTexts] = await Promise.all([
      readShell(ctx, {
        distress,
        unread: findUnread(ctx, new URL(args.request.url).pathname),
        openQuestions: countOpenQuestions(ctx),
        deskWork: countDeskWork(ctx),
      }),
      readRuleTextsOfForms(ctx),
    ]);
    // A script holds on to the sign by itself, and may load its data again before the page is there.
    const isRead = distress !== null && args.request.headers.get('sec-fetch-dest') === 'document';
    return data(
      { ...shell, ...(ruleTexts && { ruleTexts }) },
      isRead ? { headers: { 'set-cookie': expiredDistressSign(ctx) } } : undefined,
    );
  });

/** The document of every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  return (
    <html lang="nl" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <PreferenceScript nonce={nonce} />
        <LeavingScript nonce={nonce} />
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
  const { pathname, search, hash } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  useLogoutCleanup(shell?.viewer?.id ?? null);
  useLinkNavigation();
  useLateTarget(hash);
  if (!shell) return <main id={CONTENT_ID}>{children}</main>;
  return (
    <OriginContext value={shell.origin}>
      <ToastProvider>
        <FrameBoundary page={children}>
          <StayOnPage />
          <Shell
            {...shell}
            path={pathname + search}
            header={handle?.shell?.header ?? true}
            reducedHeader={handle?.shell?.reducedHeader ?? false}
            footer={handle?.shell?.footer ?? true}
            infoline={handle?.shell?.infoline ?? true}
          >
            <SessionGuard timeLeft={shell.sessionTimeLeft}>{children}</SessionGuard>
          </Shell>
        </FrameBoundary>
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
  if (!isRouteErrorResponse(error)) return <UnexpectedErrorNotice body={{}} path={path} />;
  return <RefusalNotice body={error.data ?? {}} path={path} />;
}

const SCRIPT = import.meta.env.SSR
  ? `try{var k='text-size',s=sessionStorage.getItem(k)||localStorage.getItem(k);if(s==='large'||s==='larger')document.documentElement.dataset.textSize=s}catch(e){}`
  : '';

/** Applies the reader's text size before the first paint, so that the page does not jump. */
const PreferenceScript = ({ nonce }: { nonce: string | undefined }) => <InlineScript code={SCRIPT} nonce={nonce} />;

interface Props {
  /** The frame, with the page in it. */
  children: ReactNode;
  page: ReactNode;
}

/**
 * Shows the page alone where the frame around it fails in the browser, such as in one that lacks a function: the reader keeps what
 * they came for. An error page stands in the same frame, and would fail with it.
 */
class FrameBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? <main id={CONTENT_ID}>{this.props.page}</main> : this.props.children;
  }
}
