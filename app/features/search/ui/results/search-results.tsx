import { Suspense } from 'react';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { searchPath } from '../../paths.ts';
import type { SearchScreen } from '../../screens/read-search-screen.ts';
import { NothingFound } from '../without-results.tsx';
import { Explanation, hasMore, MeantPage, MoreAbout } from './more-about.tsx';
import { ResultCard } from './result-card.tsx';
import { ResultsHeading } from './results-heading.tsx';
import styles from './search-results.module.css';

// Hardly anybody needs it.
const UrgentHelp = lazyPart(
  () => import('../urgent-help.tsx').then((file) => file.UrgentHelp),
  ({ urgent }) =>
    urgent === 'distress' ? (
      <p>
        Wil je met iemand praten? Bel gratis <a href="tel:08000113">0800-0113</a>, dag en nacht, of{' '}
        <a href="tel:112">112</a> als je nu in gevaar bent.
      </p>
    ) : (
      <p>
        Heb je nu hulp nodig? Bel <a href="tel:112">112</a> bij levensgevaar.
      </p>
    ),
);

/**
 * The page of the site that is meant, what was searched for explained, one page of results, and beside them what else was
 * searched for.
 */
export function SearchResults({ screen, loading }: { screen: SearchScreen; loading: boolean }) {
  const found = screen.results.length > 0 ? <ResultList screen={screen} /> : <NothingFound screen={screen} />;
  return (
    <div className={styles.results} aria-busy={loading}>
      {screen.urgent && (
        <Stack narrow>
          <Suspense>
            <UrgentHelp urgent={screen.urgent} />
          </Suspense>
        </Stack>
      )}
      {screen.page && (
        <Stack narrow>
          <MeantPage page={screen.page} />
        </Stack>
      )}
      {screen.scopes[0] && (
        <Stack narrow>
          <Explanation scope={screen.scopes[0]} />
        </Stack>
      )}
      {hasMore(screen) ? (
        <WithSidebar sidebar={<MoreAbout screen={screen} />} sidebarLabel="Meer over je zoekwoorden">
          {found}
        </WithSidebar>
      ) : (
        found
      )}
    </div>
  );
}

function ResultList({ screen }: { screen: SearchScreen }) {
  const { view, results, pages } = screen;
  return (
    <div className={styles.page} data-print="flow">
      <ResultsHeading screen={screen} />
      <ul className={styles.list} data-print="flow">
        {results.map((result) => (
          <li key={`${result.kind} ${result.id}`}>
            <ResultCard result={result} />
          </li>
        ))}
      </ul>
      <Pager
        page={view.page}
        pages={pages}
        href={(page) => searchPath({ ...view, page })}
        label="Pagina’s met resultaten"
      />
    </div>
  );
}
