/** The news on one page of the overview. */
export const NEWS_PAGE_SIZE = 10;

/** How many articles the first page shows with their introduction (news-1). */
export const FEATURED_NEWS = 3;

/** How many articles a list below an article has at most (news-4). */
export const SUGGESTED_NEWS = 3;

/** What the news is about. */
export const NEWS_INTRO =
  'Onderzoek, zorg en wat er speelt onder mensen met een nierziekte. Kort en zonder moeilijke woorden.';
