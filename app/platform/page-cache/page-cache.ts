import type { Clock } from '#app/platform/clock.ts';
import { type Cacheable, TopicCache } from './topic-cache.ts';

/** An answer that was rendered, what it shows, and whether it may be shown again. */
export type RenderedPage = Cacheable<CachedPage>;

/** A whole answer in one encoding, with its headers as names and values in turn. */
interface Encoded {
  readonly headers: string[];
  readonly body: Buffer;
}

/** A whole answer, ready to be sent to whoever reads which encoding. */
export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  /** The headers for who has it already. */
  readonly notModifiedHeaders: string[];
  readonly identity: Encoded;
  readonly gzip: Encoded;
  readonly br: Encoded;
}

const MEMORY = 256 * 1024 * 1024;

/** How many of the parts that pages share are remembered; each is small, and the same for everybody. */
const PARTS = 100;

/**
 * Whole answers for visitors, in this process (architecture.md, 'The page cache'). It knows nothing of requests: whoever
 * fills it promises that the answer has no personal word in it.
 */
export class PageCache extends TopicCache<CachedPage> {
  /** What pages of members show alike, such as the main menu: read once, and dropped by its topics as pages are. */
  readonly parts: TopicCache<object>;

  constructor(clock: Clock) {
    super(clock, {
      maxSize: MEMORY,
      sizeOf: ({ identity, gzip, br }) => identity.body.length + gzip.body.length + br.body.length + 4096,
    });
    this.parts = new TopicCache(clock, { maxSize: PARTS, sizeOf: () => 1 });
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
