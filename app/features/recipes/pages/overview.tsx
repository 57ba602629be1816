import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { SEARCH_PATH, searchFields } from '#app/features/search/paths.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requirePage, requirePagedAddress } from '#app/platform/http/pages/paged-address.ts';
import { formContext } from '#app/platform/http/pages/route-arguments.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { FilteredList } from '#app/ui/filter/filtered-list.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { recipesHandlers as handlers } from '../api.ts';
import { recipesContract as contract } from '../contract.ts';
import { choosableLimits } from '../nutrient-limits/nutrient-limits.ts';
import {
  FIRST_FIELDS,
  hasLimits,
  isOfAddress,
  type LimitsChange,
  limitsChangedPath,
  recipesViewPath,
  WITHIN_LIMITS,
  WITHOUT_PARAMETER,
} from '../overview/overview-paths.ts';
import { chosenAllergens } from '../overview/recipes-view.ts';
import { RECIPES_FEED_PATH, RECIPES_PATH } from '../paths.ts';
import { RECIPES_INTRO } from '../rules.ts';
import { type RecipesOverview, readRecipesOverviewScreen } from '../screens/read-overview-screen.ts';
import { useOverviewWithinLimits } from '../ui/overview/limits/limits-in-use.ts';
import { OwnLimitsPrompt } from '../ui/overview/limits/own-limits-prompt.tsx';
import { ProfileLimits } from '../ui/overview/limits/profile-limits-prompt.tsx';
import { ChosenRecipeFilters, RecipeFilter } from '../ui/overview/recipe-filter.tsx';
import { RecipeList } from '../ui/overview/recipe-list.tsx';
import { RecipesBar } from '../ui/recipes-bar.tsx';
import type { Route } from './+types/overview';

export const handle: PageHandle = { cache: { query: ['types', WITHOUT_PARAMETER, 'page'] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    requirePagedAddress(args.request);
    const { overview, redirect: canonical } = await readRecipesOverviewScreen(
      ctx,
      new URL(args.request.url).searchParams,
    );
    if (canonical) throw redirect(canonical);
    const { view, recipes } = overview;
    requirePage({ index: view.page - 1, pages: recipes.pages }, recipesViewPath({ ...view, page: 1 }));
    return overview;
  });

export const action = (args: Route.ActionArgs) => {
  const toList = (change: LimitsChange) => {
    const query = new URL(args.request.url).searchParams;
    const types = (query.get('types') ?? '').split(',').map(Number).filter(Boolean);
    return redirect(limitsChangedPath({ types, without: chosenAllergens(query) }, change), 303);
  };
  return runIntent<unknown>(args, {
    [WITHIN_LIMITS]: (sent) => load(sent, (ctx) => readWithinLimits(ctx, sent.context.get(formContext))),
    'save-limits': (sent) =>
      submit(sent, contract.saveProfileLimits, handlers.saveProfileLimits, () => toList('bewaard')),
    'remove-limits': (sent) =>
      submit(sent, contract.removeProfileLimits, handlers.removeProfileLimits, ({ form }) =>
        toList(form.get('to') === 'browser' ? 'browser' : 'weg'),
      ),
  });
};

/** The list that a form asks for, on its last page where it has no such page; without limits it has an address. */
async function readWithinLimits(ctx: RequestContext, form: FormData): Promise<RecipesOverview> {
  const limits = choosableLimits((nutrient) => form.get(nutrient));
  const query = new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const read = () => readRecipesOverviewScreen(ctx, query, limits);
  const { overview } = await read();
  if (isOfAddress(overview.view) && !query.has(FIRST_FIELDS.types)) throw redirect(recipesViewPath(overview.view), 303);
  const { items, pages } = overview.recipes;
  if (items.length > 0 || pages === 0) return overview;
  query.set('page', String(pages));
  return (await read()).overview;
}

const isOverview = (actionData: unknown): actionData is RecipesOverview =>
  typeof actionData === 'object' && actionData !== null && 'recipes' in actionData;

/** Loaded apart: they stand below the recipes, and the code of all kinds of blocks is large. */
const Blocks = lazy(async () => ({ default: (await import('#app/features/pages/ui/blocks/blocks.tsx')).Blocks }));

/** All recipes, those of some types, or the favourites of the viewer; below the first page what the editors wrote. */
export default function RecipesOverviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { types, member, page, healthConsent, limitsChange } = loaderData;
  const posted = isOverview(actionData) ? actionData : undefined;
  const { view, wishes, overview, isReading, failed } = useOverviewWithinLimits(loaderData, posted);
  const title = page?.document.title ?? 'Recepten';
  const description = page?.document.description ?? RECIPES_INTRO;
  const { favourites, limits, profileLimits } = view;
  const isLimited = hasLimits(limits);
  const isNarrowed = favourites || view.types.length > 0 || view.without.length > 0 || isLimited;
  return (
    <Page>
      <Metadata
        title={title}
        description={page?.document.seo?.description ?? description}
        path={recipesViewPath({ page: isNarrowed ? 1 : view.page })}
      />
      <link rel="alternate" type="application/rss+xml" title="Recepten" href={RECIPES_FEED_PATH} />
      <RecipesBar />
      <PageHeader title={title} intro={description} breadcrumbs={[{ text: 'Recepten' }]} />
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
        filter={
          <Stack gap={2}>
            <SearchBox label="Zoek in de recepten" action={SEARCH_PATH} fields={searchFields('recipes')} />
            {!favourites && types.length > 0 && (
              <RecipeFilter types={types} view={view} member={member} total={overview.recipes.total} />
            )}
          </Stack>
        }
      >
        {!favourites && <ChosenRecipeFilters types={types} view={view} />}
        {member && !favourites && (
          <ProfileLimits
            view={view}
            wishes={wishes}
            types={types}
            healthConsent={healthConsent}
            change={limitsChange}
            formError={formErrorOf(actionData)}
          />
        )}
        {(!member || favourites) && !isLimited && !hasLimits(profileLimits) && (
          <OwnLimitsPrompt view={view} wishes={wishes} types={types} />
        )}
        {failed ? (
          <Notice kind="error" title="We konden niet zoeken wat past bij je grenzen">
            <p>Probeer het over een paar minuten opnieuw.</p>
          </Notice>
        ) : (
          <div aria-busy={isReading}>
            <RecipeList {...overview} wishes={wishes} />
          </div>
        )}
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
