import { readDocument } from '#app/features/content/index.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { pageKindsOf, publishedKindsContext, readScreen } from '../published-kind.ts';
import { PublishedPage } from '../ui/published-page.tsx';
import type { Route } from './+types/page';

export const handle: PageHandle = { cache: { query: [], flags: ['alle'] } };

/** The published document on any path that has no route of its own. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const kinds = args.context.get(publishedKindsContext);
    const path = `/${args.params['*']}`; // the URL of the request may be that of the page's data
    const source = await readDocument(ctx, { path }, pageKindsOf(kinds));
    const allChildren = new URL(args.request.url).searchParams.has('alle');
    return readScreen(ctx, { kinds, source, options: { allChildren } });
  });

/** A form posted to a published page, which has no forms: the page is shown as for GET. */
export const action = loader;

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PublishedPage {...loaderData} />;
}
