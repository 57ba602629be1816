import { lazy, Suspense } from 'react';
import { SEARCH_PATH, searchFields } from '#app/features/search/paths.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { FilteredList } from '#app/ui/filter/filtered-list.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { hasLimits, recipesViewPath } from '../../overview/overview-paths.ts';
import { RECIPES_FEED_PATH, RECIPES_PATH } from '../../paths.ts';
import { RECIPES_INTRO } from '../../rules.ts';
import type { RecipesOverview } from '../../screens/read-overview.ts';
import { OwnLimitsPrompt } from './limits/own-limits-prompt.tsx';
import { ProfileLimits } from './limits/profile-limits-prompt.tsx';
import { RecipeFilter } from './recipe-filter.tsx';
import { RecipeList } from './recipe-list.tsx';

/** Loaded apart: they stand below the recipes, and the code of all kinds of blocks is large. */
const Blocks = lazy(async () => ({ default: (await import('#app/features/pages/ui/blocks/blocks.tsx')).Blocks }));

interface Props extends RecipesOverview {
  formError: FormError | undefined;
}

/** All recipes, those of some types, or the favourites of the viewer; below the first page what the editors wrote. */
export function RecipesOverviewPage({ view, types, recipes, strictest, member, page, formError, ...own }: Props) {
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
      <PageHeader title={title} intro={description} breadcrumbs={[{ text: 'Home', href: '/' }, { text: 'Recepten' }]}>
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
            healthConsent={own.healthConsent}
            change={own.limitsChange}
            formError={formError}
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
