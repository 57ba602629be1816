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

/** The most that all pages together may take, in bytes. */
const MAX_BYTES = 256 * 1024 * 1024;

/** How many shared parts are cached; each is small. */
const MAX_PARTS = 100;

/**
 * Whole responses for visitors, in the memory of this process (architecture.md, 'The page cache'). The code that populates
 * it guarantees that they hold nothing personal.
 */
export class PageCache extends TopicCache<CachedPage> {
  /** Data that pages of members share, such as the main menu, invalidated by topic as pages are. */
  readonly parts: TopicCache<object>;

  constructor(clock: Clock) {
    super(clock, {
      maxSize: MAX_BYTES,
      sizeOf: ({ identity, gzip, br }) => identity.body.length + gzip.body.length + br.body.length + 4096,
    });
    this.parts = new TopicCache(clock, { maxSize: MAX_PARTS, sizeOf: () => 1 });
  }

  override invalidate(topics: Iterable<string>): void {
    const changed = [...topics];
    super.invalidate(changed);
    this.parts.invalidate(changed);
  }

  override clear(): void {
    super.clear();
    this.parts.clear();
  }
}
