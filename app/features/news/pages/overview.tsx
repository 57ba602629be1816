import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readNewsOverview } from '../screens/read-overview.ts';
import { retryOnce } from '../screens/retry-once.ts';
import { NewsOverviewError } from '../ui/overview/news-overview-error.tsx';
import { NewsOverviewPage } from '../ui/overview/news-overview-page.tsx';
import type { Route } from './+types/overview';

export const handle: PageHandle = { cache: { query: ['label', 'page'] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, (ctx) => retryOnce(() => readNewsOverview(ctx, args.request)));

export default function Overview({ loaderData }: Route.ComponentProps) {
  return <NewsOverviewPage {...loaderData} />;
}

/** The notice of news-6, in place of that of the root. */
export const ErrorBoundary = NewsOverviewError;
