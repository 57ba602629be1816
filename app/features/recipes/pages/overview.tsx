import { redirect } from 'react-router';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { LIMIT_PARAMETERS, recipesViewPath } from '../paths.ts';
import { readRecipesOverview } from '../screens/overview.ts';
import { RecipesOverviewPage } from '../ui/overview/recipes-overview-page.tsx';
import type { Route } from './+types/overview';

/** A list within a reader's own limits is not cached: hardly anybody else asks for it (docs/decisions/0066). */
export const handle: PageHandle = { cache: { query: ['types', 'page'], except: Object.values(LIMIT_PARAMETERS) } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { overview, redirect: canonical } = await readRecipesOverview(ctx, new URL(args.request.url).searchParams);
    if (canonical) throw redirect(canonical);
    const { view, recipes } = overview;
    if (view.page > Math.max(recipes.pages, 1)) throw redirect(recipesViewPath({ ...view, page: 1 }));
    return overview;
  });

export default function Overview({ loaderData }: Route.ComponentProps) {
  return <RecipesOverviewPage {...loaderData} />;
}
