import type { SearchView } from '../paths.ts';
import type { PillarCounts, SearchResult, SearchScope } from '../search-result.ts';

/** The page of a search, as this viewer sees it. */
export interface SearchScreen {
  view: SearchView;
  /** The results of the pillar on this page. */
  results: SearchResult[];
  /** How many results each pillar has. */
  counts: PillarCounts;
  /** How many of the counted results of this pillar are locked for the viewer. */
  locked: number;
  pages: number;
  /** What was searched for as well: synonyms of what was typed (search-1). */
  synonyms: string[];
  /** The term with its typing errors mended: 'Bedoelde je …'; null where none was found. */
  correction: string | null;
  /** Whether the results are those of the correction, because the term itself had none. */
  corrected: boolean;
  scopes: SearchScope[];
  /** Whether the viewer is logged in. */
  member: boolean;
}
