import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readPageScreen } from '../screens.ts';
import { PublishedPage } from '../ui/published-page.tsx';
import type { Route } from './+types/page';

export const handle: PageHandle = { cache: { query: [], flags: ['alle'] } };

/** A page of the editors on any path. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, (ctx) => {
    const path = `/${args.params['*']}`; // the request's own address may be that of the page's data
    return readPageScreen(ctx, path, { allChildren: new URL(args.request.url).searchParams.has('alle') });
  });

/** A form that no page answers to. */
export const action = loader;

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PublishedPage {...loaderData} />;
}
