import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { type SearchView, searchPath } from '../paths.ts';
import type { SearchScreen } from '../screens/search-screen.ts';
import { BeforeSearch } from './empty/before-search.tsx';
import { SearchForm } from './form/search-form.tsx';
import { useSearch } from './form/use-search.ts';
import { PillarLinks } from './pillars/pillar-links.tsx';
import { PILLAR_NAMES } from './pillars/pillar-names.ts';
import { SearchResults } from './results/search-results.tsx';

/** The search of the whole site (search-1). */
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
      <PageHeader title="Zoeken" breadcrumbs={[{ text: 'Home', href: '/' }, { text: 'Zoeken' }]} />
      <Stack gap={2}>
        <SearchForm view={view} counts={counts} loading={loading} onSearch={search} />
        <PillarLinks view={view} counts={counts} />
      </Stack>
      {view.term ? <SearchResults screen={screen} loading={loading} /> : <BeforeSearch />}
    </Page>
  );
}

/** '‘kalium’ zoeken in recepten, pagina 2': the term first, by which a reader tells tabs apart. */
function titleOf({ term, pillar, page }: SearchView): string {
  const where = pillar === 'all' ? '' : ` in ${PILLAR_NAMES[pillar].toLowerCase()}`;
  if (!term) return `Zoeken${where}`;
  return `‘${term}’ zoeken${where}${page > 1 ? `, pagina ${page}` : ''}`;
}
