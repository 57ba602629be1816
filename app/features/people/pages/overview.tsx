import { redirect } from 'react-router';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requirePagedAddress } from '#app/platform/http/pages/paged-address.ts';
import { readPeopleOverview } from '../directory/read-overview.ts';
import { FILTER_PARAMETERS, NAME_PARAMETER, peopleViewPath } from '../paths.ts';
import { PeopleOverviewPage } from '../ui/overview/people-overview-page.tsx';
import type { Route } from './+types/overview';

/** A search or a filter is not cached: hardly anybody else asks for it, and it may name an illness. */
export const handle: PageHandle = {
  cache: { query: ['page'], except: [NAME_PARAMETER, ...Object.values(FILTER_PARAMETERS)] },
};

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    requirePagedAddress(args.request);
    const { overview, redirect: canonical } = await readPeopleOverview(ctx, new URL(args.request.url).searchParams);
    if (canonical) throw redirect(canonical);
    const { view, pages } = overview;
    if (view.page > Math.max(pages, 1)) throw redirect(peopleViewPath({ ...view, page: 1 }));
    return overview;
  });

export default function Overview({ loaderData }: Route.ComponentProps) {
  return <PeopleOverviewPage {...loaderData} />;
}
