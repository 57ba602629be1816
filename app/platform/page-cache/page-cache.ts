import { LRUCache } from 'lru-cache';
import { type Clock, SECOND } from '#app/platform/clock.ts';

/** An answer that was rendered, what it shows, and whether it may be shown again. */
export interface RenderedPage {
  readonly page: CachedPage;
  readonly topics: ReadonlySet<string>;
  readonly cacheable: boolean;
}

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
  readonly unchanged: string[];
  readonly identity: Encoded;
  readonly gzip: Encoded;
  readonly br: Encoded;
}

interface Entry {
  page: CachedPage;
  topics: ReadonlySet<string>;
  expiresAt: number;
}

/** How long a page may live, and so how long a change must be remembered to judge a page rendered meanwhile. */
const LIFETIME = 60 * SECOND;
const MEMORY = 256 * 1024 * 1024;

/**
 * Whole answers for visitors, in this process (architecture.md, 'The page cache'). It knows nothing of requests: whoever
 * fills it promises that the answer has no personal word in it.
 */
export class PageCache {
  readonly #clock: Clock;
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTopic = new Map<string, Set<string>>();
  readonly #changedAt = new Map<string, number>();
  readonly #filling = new Map<string, Promise<CachedPage>>();
  #hits = 0;
  #clearedAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#entries = new LRUCache<string, Entry>({
      maxSize: MEMORY,
      sizeCalculation: ({ page: { identity, gzip, br } }) =>
        identity.body.length + gzip.body.length + br.body.length + 4096,
      dispose: (entry, key) => this.#forgetTopics(entry, key),
    });
  }

  /** The page kept under `key`, or null. */
  get(key: string): CachedPage | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.expiresAt > this.#clock.now().getTime()) {
      this.#hits += 1;
      return entry.page;
    }
    this.#entries.delete(key);
    return null;
  }

  /**
   * Renders a page by `render`, once for all who ask for `key` meanwhile, and keeps it unless something that it shows was
   * changed while it was being rendered. Who asks after a change gets a rendering that began after it.
   */
  async fill(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const running = this.#filling.get(key);
    if (running) return running;
    const filling = this.#render(key, render).finally(() => {
      if (this.#filling.get(key) === filling) this.#filling.delete(key);
    });
    this.#filling.set(key, filling);
    return filling;
  }

  /** Drops every page that shows one of `topics`, and keeps those out that are being rendered now. */
  invalidate(topics: Iterable<string>): void {
    const now = this.#clock.now().getTime();
    for (const topic of topics) {
      this.#changedAt.delete(topic); // so that the map stays in the order of time
      this.#changedAt.set(topic, now);
      for (const key of this.#keysByTopic.get(topic) ?? []) this.#entries.delete(key);
      this.#filling.clear(); // what they show is known only once they are rendered
    }
    this.#forgetOldChanges(now);
  }

  /** Forgets everything, also what is being rendered now: for when this process can't know what has changed. */
  clear(): void {
    this.#entries.clear();
    this.#filling.clear();
    this.#clearedAt = this.#clock.now().getTime();
  }

  /** How often a page was found, since the process began. */
  get hits(): number {
    return this.#hits;
  }

  get size(): number {
    return this.#entries.size;
  }

  async #render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const begun = this.#clock.now().getTime();
    const { page, topics, cacheable } = await render();
    if (cacheable && begun > this.#clearedAt && !this.#changedSince(topics, begun)) {
      this.#entries.set(key, { page, topics, expiresAt: begun + LIFETIME });
      for (const topic of topics) this.#remember(topic, key);
    }
    return page;
  }

  #changedSince(topics: ReadonlySet<string>, begun: number): boolean {
    for (const topic of topics) {
      if ((this.#changedAt.get(topic) ?? 0) >= begun) return true;
    }
    return false;
  }

  #remember(topic: string, key: string): void {
    const keys = this.#keysByTopic.get(topic);
    if (keys) keys.add(key);
    else this.#keysByTopic.set(topic, new Set([key]));
  }

  #forgetTopics(entry: Entry, key: string): void {
    for (const topic of entry.topics) {
      const keys = this.#keysByTopic.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTopic.delete(topic);
    }
  }

  #forgetOldChanges(now: number): void {
    for (const [topic, at] of this.#changedAt) {
      if (at > now - LIFETIME) return;
      this.#changedAt.delete(topic);
    }
  }
}
