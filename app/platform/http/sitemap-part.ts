import type { Database } from '../database/database.ts';

/** A kind of pages in the sitemap, in files of at most 50,000 addresses each (sitemaps.org). */
export interface SitemapPart {
  /** The name of its files: `/sitemaps/{name}-{file}.xml`, or `/sitemaps/{name}.xml` where there is no `count`. */
  name: string;
  /** The kinds of topics ('conversation' for `conversation:12`) of which a change makes its files outdated. */
  topics: readonly string[];
  /** How many files it takes; one, without a number, where this is left out. */
  count?(db: Database): Promise<number>;
  /** The pages in a file; files are counted from 1. */
  list(db: Database, file: number): Promise<readonly SitemapLink[]>;
}

/** A page that a visitor may read. */
export interface SitemapLink {
  path: string;
  changedAt?: Date | undefined;
}
