import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { SEARCH_PATH, type SearchView, searchPath } from '../../paths.ts';

/**
 * Gives the function that searches, and whether a search is loading. One search runs at a time: what is searched for
 * meanwhile begins when that has loaded (search-5).
 */
export function useSearch(): { search: (view: SearchView) => void; loading: boolean } {
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
