import { redirect } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requirePagedAddress } from '#app/platform/http/pages/paged-address.ts';
import { recipesHandlers as handlers } from '../api.ts';
import { recipesContract as contract } from '../contract.ts';
import { LIMIT_PARAMETERS, type LimitsChange, limitsChangedPath, recipesViewPath } from '../overview/overview-paths.ts';
import { readRecipesOverview } from '../screens/read-overview.ts';
import { RecipesOverviewPage } from '../ui/overview/recipes-overview-page.tsx';
import type { Route } from './+types/overview';

/** A list within a reader's own limits is not cached: hardly anybody else asks for it (docs/decisions/0066). */
export const handle: PageHandle = { cache: { query: ['types', 'page'], except: Object.values(LIMIT_PARAMETERS) } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    requirePagedAddress(args.request);
    const { overview, redirect: canonical } = await readRecipesOverview(ctx, new URL(args.request.url).searchParams);
    if (canonical) throw redirect(canonical);
    const { view, recipes } = overview;
    if (view.page > Math.max(recipes.pages, 1)) throw redirect(recipesViewPath({ ...view, page: 1 }));
    return overview;
  });

export const action = (args: Route.ActionArgs) => {
  const toList = (change: LimitsChange) => {
    const types = new URL(args.request.url).searchParams.get('types') ?? '';
    return redirect(limitsChangedPath(types.split(',').map(Number).filter(Boolean), change), 303);
  };
  return runIntent<unknown>(args, {
    'save-limits': (sent) =>
      submit(sent, contract.saveProfileLimits, handlers.saveProfileLimits, () => toList('bewaard')),
    'remove-limits': (sent) =>
      submit(sent, contract.removeProfileLimits, handlers.removeProfileLimits, ({ form }) =>
        toList(form.get('to') === 'browser' ? 'browser' : 'weg'),
      ),
  });
};

export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  return <RecipesOverviewPage {...loaderData} formError={formErrorOf(actionData)} />;
}
