import { LRUCache } from 'lru-cache';
import { type Clock, SECOND } from '#app/platform/clock.ts';

/** A value, the topics that it depends on, and whether it may be cached. */
export interface Cacheable<T> {
  readonly value: T;
  readonly topics: ReadonlySet<string>;
  readonly cacheable: boolean;
}

interface Entry<T> {
  value: T;
  topics: ReadonlySet<string>;
  expiresAt: number;
}

/** How long a value stays cached. Changes are remembered as long, to recognise values made from data that changed since. */
const LIFETIME = 60 * SECOND;

/** What these texts take at most, in bytes. */
const sizeOfTexts = (texts: readonly string[]): number => texts.reduce((total, { length }) => total + 2 * length, 0);

/** A cache in memory that is invalidated by topic, also called tag (architecture.md, 'The page cache'). */
export class TopicCache<T extends object> {
  readonly #clock: Clock;
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #keysByTopic = new Map<string, Set<string>>();
  readonly #changedAt = new Map<string, number>();
  readonly #pending = new Map<string, Promise<T>>();
  #hits = 0;
  #clearedAt = Number.NEGATIVE_INFINITY;

  /** The sizes of all values, by `sizeOf`, with their keys and topics, are `maxSize` at most, in bytes. */
  constructor(clock: Clock, { maxSize, sizeOf }: { maxSize: number; sizeOf: (value: T) => number }) {
    this.#clock = clock;
    this.#entries = new LRUCache<string, Entry<T>>({
      maxSize,
      sizeCalculation: ({ value, topics }, key) => sizeOf(value) + sizeOfTexts([key, ...topics]),
      dispose: (entry, key) => this.#removeFromIndex(entry, key),
    });
  }

  /** The value under `key`, or null. */
  get(key: string): T | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.expiresAt > this.#clock.now().getTime()) {
      this.#hits += 1;
      return entry.value;
    }
    this.#entries.delete(key);
    return null;
  }

  /**
   * Makes the value of `key` and caches it, unless one of its topics changed while it was being made. Concurrent calls for
   * one key share one `make`; a call after a change starts a new one.
   */
  async populate(key: string, make: () => Promise<Cacheable<T>>): Promise<T> {
    const earlier = this.#pending.get(key);
    if (earlier) return earlier;
    const pending = this.#make(key, make).finally(() => {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    });
    this.#pending.set(key, pending);
    return pending;
  }

  /** Removes every value that depends on one of `topics`, and does not cache those that are being made now. */
  invalidate(topics: Iterable<string>): void {
    const now = this.#clock.now().getTime();
    for (const topic of topics) {
      this.#changedAt.delete(topic); // keeps the map ordered by time
      this.#changedAt.set(topic, now);
      for (const key of this.#keysByTopic.get(topic) ?? []) this.#entries.delete(key);
      this.#pending.clear(); // the topics of a pending value are not known yet
    }
    this.#forgetExpiredChanges(now);
  }

  /** Removes all values, and does not cache those that are being made now: for when changes can't be read. */
  clear(): void {
    this.#entries.clear();
    this.#pending.clear();
    this.#clearedAt = this.#clock.now().getTime();
  }

  /** The number of cache hits since the process started. */
  get hits(): number {
    return this.#hits;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** How much the entries take, in bytes. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  async #make(key: string, make: () => Promise<Cacheable<T>>): Promise<T> {
    const begun = this.#clock.now().getTime();
    const { value, topics, cacheable } = await make();
    if (cacheable && begun > this.#clearedAt && !this.#changedSince(topics, begun)) {
      this.#entries.set(key, { value, topics, expiresAt: begun + LIFETIME });
      for (const topic of topics) this.#addToIndex(topic, key);
    }
    return value;
  }

  #changedSince(topics: ReadonlySet<string>, begun: number): boolean {
    for (const topic of topics) {
      if ((this.#changedAt.get(topic) ?? 0) >= begun) return true;
    }
    return false;
  }

  #addToIndex(topic: string, key: string): void {
    const keys = this.#keysByTopic.get(topic);
    if (keys) keys.add(key);
    else this.#keysByTopic.set(topic, new Set([key]));
  }

  #removeFromIndex(entry: Entry<T>, key: string): void {
    for (const topic of entry.topics) {
      const keys = this.#keysByTopic.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTopic.delete(topic);
    }
  }

  #forgetExpiredChanges(now: number): void {
    for (const [topic, at] of this.#changedAt) {
      if (at > now - LIFETIME) return;
      this.#changedAt.delete(topic);
    }
  }
}
