import type { Clock } from '#app/platform/clock.ts';
import { type Cacheable, TopicCache } from './topic-cache.ts';

/** A rendered page, its topics, and whether it may be cached. */
export type RenderedPage = Cacheable<CachedPage>;

/** A response in one encoding, with its headers as alternating names and values, as writeHead() takes them. */
interface Encoded {
  readonly headers: string[];
  readonly body: Buffer;
}

/** A response in all its encodings, ready to be sent. */
export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  /** The headers for conditional requests: 304 Not Modified. */
  readonly notModifiedHeaders: string[];
  readonly identity: Encoded;
  readonly gzip: Encoded;
  readonly br: Encoded;
}

/** Data that is the same for every viewer, and the topics that it depends on. */
export interface SharedData {
  readonly data: object;
  readonly topics: ReadonlySet<string>;
}

/** What an entry takes beside its content, in bytes: so that many small ones are bounded too. */
const OVERHEAD = 4096;

/** The most that all pages together may take, in bytes. */
export const MAX_BYTES = 256 * 1024 * 1024;

/** The most that all shared data together may take, in characters of its JSON. */
const MAX_SHARED = 16 * 1024 * 1024;

/** The most that all files of the sitemap together may take, in bytes. */
const MAX_SITEMAP = 64 * 1024 * 1024;

/** The kind of a topic, of which there is one for each thing: 'conversation' of `conversation:12`. */
const kindOfTopic = (topic: string): string => topic.split(':', 1).join();

/**
 * Whole responses for visitors, in the memory of this process (architecture.md, 'The page cache'). The code that populates
 * it guarantees that they hold nothing personal.
 */
export class PageCache extends TopicCache<CachedPage> {
  /** What pages of members share, such as the main menu and the published documents: see readShared(). */
  readonly sharedData: TopicCache<SharedData>;
  /** The files of the sitemap, whose topics are kinds of topics: one file has thousands of things. */
  readonly sitemapFiles: TopicCache<Buffer>;

  constructor(clock: Clock) {
    super(clock, {
      maxSize: MAX_BYTES,
      sizeOf: ({ identity, gzip, br }) => identity.body.length + gzip.body.length + br.body.length + OVERHEAD,
    });
    this.sharedData = new TopicCache(clock, {
      maxSize: MAX_SHARED,
      sizeOf: ({ data }) => JSON.stringify(data).length + OVERHEAD,
    });
    this.sitemapFiles = new TopicCache(clock, { maxSize: MAX_SITEMAP, sizeOf: (file) => file.length + OVERHEAD });
  }

  override invalidate(topics: Iterable<string>): void {
    const changed = [...topics];
    super.invalidate(changed);
    this.sharedData.invalidate(changed);
    this.sitemapFiles.invalidate(new Set(changed.map(kindOfTopic)));
  }

  override clear(): void {
    super.clear();
    this.sharedData.clear();
    this.sitemapFiles.clear();
  }
}
