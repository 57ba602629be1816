/** The news on one page of the overview. */
export const NEWS_PAGE_SIZE = 10;

/** What the news is about. */
export const NEWS_INTRO =
  'Onderzoek, zorg en wat er speelt onder mensen met een nierziekte. Kort en zonder moeilijke woorden.';
