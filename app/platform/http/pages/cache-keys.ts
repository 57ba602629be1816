import { LRUCache } from 'lru-cache';

/** The most that the remembered keys may take, in bytes (rules.md R38). */
export const MAX_BYTES = 8 * 1024 * 1024;

/** What an entry takes beside its texts, in bytes. */
const OVERHEAD = 256;

/** Remembers the cache key of each URL; the least recently used ones make room for new ones. */
export class CacheKeys {
  readonly #find: (url: string) => string | null;
  readonly #byUrl = new LRUCache<string, { key: string | null }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ key }, url) => 2 * (url.length + (key?.length ?? 0)) + OVERHEAD,
  });

  /** `find` works out the key of a URL: null for a page that may not be cached. */
  constructor(find: (url: string) => string | null) {
    this.#find = find;
  }

  of(url: string): string | null {
    const known = this.#byUrl.get(url);
    if (known) return known.key;
    const key = this.#find(url);
    this.#byUrl.set(url, { key });
    return key;
  }

  /** How much the keys take, in bytes. */
  get bytes(): number {
    return this.#byUrl.calculatedSize;
  }
}
