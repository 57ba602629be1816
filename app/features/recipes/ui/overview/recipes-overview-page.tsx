import { SEARCH_PATH } from '#app/features/content/paths.ts';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useHasPage } from '#app/ui/link/missing-pages.ts';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { RECIPES_FEED_PATH, RECIPES_PATH, recipesViewPath } from '../../paths.ts';
import { RECIPES_INTRO } from '../../rules.ts';
import type { RecipesOverview } from '../../screens/overview.ts';
import { RecipeList } from './recipe-list.tsx';
import styles from './recipes-overview-page.module.css';
import { TypeFilter } from './type-filter.tsx';

/** All recipes, those of some types, or the favourites of the viewer; below the first page what the editors wrote. */
export function RecipesOverviewPage({ view, types, recipes, member, page }: RecipesOverview) {
  const hasPage = useHasPage();
  const title = page?.document.title ?? 'Recepten';
  const description = page?.document.description ?? RECIPES_INTRO;
  const isNarrowed = view.favourites || view.types.length > 0;
  return (
    <Page>
      <Metadata
        title={title}
        description={page?.document.seo?.description ?? description}
        path={recipesViewPath({ page: isNarrowed ? 1 : view.page })}
      />
      <link rel="alternate" type="application/rss+xml" title="Recepten" href={RECIPES_FEED_PATH} />
      <PageHeader title={title} intro={description} breadcrumbs={[{ text: 'Home', href: '/' }, { text: 'Recepten' }]}>
        {hasPage(SEARCH_PATH) && (
          <SearchBox label="Zoek in de recepten" action={SEARCH_PATH} fields={{ pijler: 'recepten' }} />
        )}
      </PageHeader>
      <div className={styles.layout}>
        {member && (
          <div className={styles.views}>
            <ViewSwitch
              label="Welke recepten"
              views={[
                { href: RECIPES_PATH, text: 'Alle recepten', current: !view.favourites },
                {
                  href: recipesViewPath({ favourites: true }),
                  text: 'Mijn favoriete recepten',
                  current: view.favourites,
                },
              ]}
            />
          </div>
        )}
        {!view.favourites && types.length > 0 && (
          <div className={styles.filter}>
            <TypeFilter types={types} selected={view.types} />
          </div>
        )}
        <div className={styles.recipes}>
          <RecipeList recipes={recipes} view={view} types={types} />
        </div>
      </div>
      {!member && (
        <Tip title="Bewaar wat je lekker vindt">
          <p>
            <Link to={loginPath(RECIPES_PATH)}>Log in</Link> of <Link to={REGISTER_PATH}>word deelnemer</Link>. Dan
            bewaar je je favoriete recepten en vind je ze hier terug.
          </p>
        </Tip>
      )}
      {page && !isNarrowed && view.page === 1 && <Blocks blocks={page.document.blocks} context={page.context} />}
    </Page>
  );
}
