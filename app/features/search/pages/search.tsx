import { redirect } from 'react-router';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requirePage, requirePagedAddress } from '#app/platform/http/pages/paged-address.ts';
import { BOOST_PARAMETER, PILLAR_PARAMETER, searchPath, TERM_PARAMETER } from '../paths.ts';
import { readSearchScreen } from '../screens/read-search-screen.ts';
import { SearchPage } from '../ui/search-page.tsx';
import type { Route } from './+types/search';

/** A search is not cached: hardly anybody else asks for it, and it may name an illness. */
export const handle: PageHandle = {
  cache: { query: [PILLAR_PARAMETER], except: [TERM_PARAMETER, BOOST_PARAMETER, 'page'] },
};

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    requirePagedAddress(args.request);
    const { screen, redirect: canonical } = await readSearchScreen(ctx, new URL(args.request.url).searchParams);
    if (canonical) throw redirect(canonical);
    const { view, pages } = screen;
    requirePage({ index: view.page - 1, pages }, searchPath({ ...view, page: 1 }));
    return screen;
  });

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
