import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { SEARCH_PATH, type SearchView, searchPath } from '../paths.ts';
import type { SearchScreen } from '../screens/read-search-screen.ts';
import { PillarLinks } from './pillar-links.tsx';
import { PILLAR_NAMES } from './pillar-names.ts';
import { SearchResults } from './results/search-results.tsx';
import { SearchForm } from './search-form.tsx';
import { BeforeSearch } from './without-results.tsx';

/** The search of the whole site. */
export function SearchPage(screen: SearchScreen) {
  const { view, counts } = screen;
  const { search, loading } = useSearch();
  return (
    <Page>
      <Metadata
        title={titleOf(view)}
        description="Zoek in artikelen, gesprekken, blogs, recepten, nieuws en adviezen over leven met een nierziekte."
        path={searchPath({})}
        noindex={searchPath(view) !== searchPath({})}
      />
      <PageHeader title="Zoeken" breadcrumbs={[{ text: 'Zoeken' }]} />
      <Stack gap={2}>
        <SearchForm view={view} counts={counts} loading={loading} onSearch={search} />
        <PillarLinks view={view} counts={counts} />
      </Stack>
      {view.term ? <SearchResults screen={screen} loading={loading} /> : <BeforeSearch />}
    </Page>
  );
}

/** '‘kalium’ zoeken in recepten': the term first, by which a reader tells tabs apart. */
function titleOf({ term, pillar }: SearchView): string {
  const where = pillar === 'all' ? '' : ` in ${PILLAR_NAMES[pillar].toLowerCase()}`;
  return term ? `‘${term}’ zoeken${where}` : `Zoeken${where}`;
}

/**
 * Gives the function that searches, and whether a search is loading. One search runs at a time: what is searched for
 * meanwhile begins when that has loaded.
 */
function useSearch(): { search: (view: SearchView) => void; loading: boolean } {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const { pathname, search: query } = useLocation();
  const [next, setNext] = useState<string | null>(null);

  useEffect(() => {
    if (next === null || state !== 'idle') return;
    setNext(null);
    void navigate(next, { preventScrollReset: true, replace: next === pathname + query });
  }, [next, state, navigate, pathname, query]);

  return { search: (view) => setNext(searchPath(view)), loading: location?.pathname === SEARCH_PATH };
}
