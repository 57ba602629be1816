import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { SEARCH_PATH, searchFields } from '#app/features/search/paths.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requirePage, requirePagedAddress } from '#app/platform/http/pages/paged-address.ts';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { FilteredList } from '#app/ui/filter/filtered-list.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { recipesHandlers as handlers } from '../api.ts';
import { recipesContract as contract } from '../contract.ts';
import {
  hasLimits,
  LIMIT_PARAMETERS,
  type LimitsChange,
  limitsChangedPath,
  recipesViewPath,
} from '../overview/overview-paths.ts';
import { RECIPES_FEED_PATH, RECIPES_PATH } from '../paths.ts';
import { RECIPES_INTRO } from '../rules.ts';
import { readRecipesOverview } from '../screens/read-overview.ts';
import { OwnLimitsPrompt } from '../ui/overview/limits/own-limits-prompt.tsx';
import { ProfileLimits } from '../ui/overview/limits/profile-limits-prompt.tsx';
import { RecipeFilter } from '../ui/overview/recipe-filter.tsx';
import { RecipeList } from '../ui/overview/recipe-list.tsx';
import type { Route } from './+types/overview';

/** A list within a reader's own limits is not cached: hardly anybody else asks for it (docs/decisions/0066). */
export const handle: PageHandle = { cache: { query: ['types', 'page'], except: Object.values(LIMIT_PARAMETERS) } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    requirePagedAddress(args.request);
    const { overview, redirect: canonical } = await readRecipesOverview(ctx, new URL(args.request.url).searchParams);
    if (canonical) throw redirect(canonical);
    const { view, recipes } = overview;
    requirePage({ index: view.page - 1, pages: recipes.pages }, recipesViewPath({ ...view, page: 1 }));
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

/** Loaded apart: they stand below the recipes, and the code of all kinds of blocks is large. */
const Blocks = lazy(async () => ({ default: (await import('#app/features/pages/ui/blocks/blocks.tsx')).Blocks }));

/** All recipes, those of some types, or the favourites of the viewer; below the first page what the editors wrote. */
export default function RecipesOverviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, types, recipes, strictest, member, page, healthConsent, limitsChange } = loaderData;
  const title = page?.document.title ?? 'Recepten';
  const description = page?.document.description ?? RECIPES_INTRO;
  const { favourites, limits, profileLimits } = view;
  const isLimited = hasLimits(limits);
  const isNarrowed = favourites || view.types.length > 0 || isLimited;
  return (
    <Page>
      <Metadata
        title={title}
        description={page?.document.seo?.description ?? description}
        path={recipesViewPath({ page: isNarrowed ? 1 : view.page })}
        noindex={isLimited}
      />
      <link rel="alternate" type="application/rss+xml" title="Recepten" href={RECIPES_FEED_PATH} />
      <PageHeader title={title} intro={description} breadcrumbs={[{ text: 'Recepten' }]}>
        <SearchBox label="Zoek in de recepten" action={SEARCH_PATH} fields={searchFields('recipes')} />
      </PageHeader>
      <FilteredList
        views={
          member && (
            <ViewSwitch
              label="Welke recepten"
              views={[
                { href: recipesViewPath({ limits, profileLimits }), text: 'Alle recepten', current: !favourites },
                {
                  href: recipesViewPath({ favourites: true, limits, profileLimits }),
                  text: 'Mijn favoriete recepten',
                  current: favourites,
                },
              ]}
            />
          )
        }
        filter={!favourites && types.length > 0 && <RecipeFilter types={types} view={view} member={member} />}
      >
        {member && !favourites && (
          <ProfileLimits
            view={view}
            healthConsent={healthConsent}
            change={limitsChange}
            formError={formErrorOf(actionData)}
          />
        )}
        {(!member || favourites) && !isLimited && !hasLimits(profileLimits) && <OwnLimitsPrompt view={view} />}
        <RecipeList recipes={recipes} view={view} types={types} strictest={strictest} />
      </FilteredList>
      {!member && (
        <Tip title="Bewaar wat je lekker vindt">
          <p>
            <Link to={loginPath(RECIPES_PATH)}>Log in</Link> of <Link to={REGISTER_PATH}>word deelnemer</Link>. Dan
            bewaar je je favoriete recepten en vind je ze hier terug.
          </p>
        </Tip>
      )}
      {page && !isNarrowed && view.page === 1 && (
        <Suspense>
          <Blocks blocks={page.document.blocks} context={page.context} />
        </Suspense>
      )}
    </Page>
  );
}
