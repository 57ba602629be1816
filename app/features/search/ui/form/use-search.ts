import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type SearchView, searchPath } from '../../paths.ts';

/**
 * Gives the function that searches, and whether the page is loading. One search runs at a time: what is searched for
 * meanwhile begins when that has loaded (spec §5).
 */
export function useSearch(): { search: (view: SearchView) => void; loading: boolean } {
  const navigate = useNavigate();
  const loading = useNavigation().state !== 'idle';
  const { pathname, search: query } = useLocation();
  const [next, setNext] = useState<string | null>(null);

  useEffect(() => {
    if (next === null || loading) return;
    setNext(null);
    void navigate(next, { preventScrollReset: true, replace: next === pathname + query });
  }, [next, loading, navigate, pathname, query]);

  return { search: (view) => setNext(searchPath(view)), loading };
}
