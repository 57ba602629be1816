import { LRUCache } from 'lru-cache';
import { type Clock, SECOND } from '#app/platform/clock.ts';

/** What was read or rendered, what it shows, and whether it may be given again. */
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

/** How long a value may live, and so how long a change must be remembered to judge one that was made meanwhile. */
const LIFETIME = 60 * SECOND;

/** Values in the memory of this process, each until one of its topics changes (architecture.md, 'The page cache'). */
export class TopicCache<T extends object> {
  readonly #clock: Clock;
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #keysByTopic = new Map<string, Set<string>>();
  readonly #changedAt = new Map<string, number>();
  readonly #filling = new Map<string, Promise<T>>();
  #hits = 0;
  #clearedAt = Number.NEGATIVE_INFINITY;

  /** Holds at most `maxSize`, measured by `sizeOf` a value. */
  constructor(clock: Clock, { maxSize, sizeOf }: { maxSize: number; sizeOf: (value: T) => number }) {
    this.#clock = clock;
    this.#entries = new LRUCache<string, Entry<T>>({
      maxSize,
      sizeCalculation: ({ value }) => sizeOf(value),
      dispose: (entry, key) => this.#forgetTopics(entry, key),
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
   * Has `make` make a value, once for all who ask for `key` meanwhile, and stores it unless something that it shows was
   * changed while it was being made. Who asks after a change gets a value whose making began after it.
   */
  async populate(key: string, make: () => Promise<Cacheable<T>>): Promise<T> {
    const running = this.#filling.get(key);
    if (running) return running;
    const filling = this.#make(key, make).finally(() => {
      if (this.#filling.get(key) === filling) this.#filling.delete(key);
    });
    this.#filling.set(key, filling);
    return filling;
  }

  /** Drops every value that shows one of `topics`, and keeps those out that are being made now. */
  invalidate(topics: Iterable<string>): void {
    const now = this.#clock.now().getTime();
    for (const topic of topics) {
      this.#changedAt.delete(topic); // so that the map stays in the order of time
      this.#changedAt.set(topic, now);
      for (const key of this.#keysByTopic.get(topic) ?? []) this.#entries.delete(key);
      this.#filling.clear(); // what they show is known only once they are made
    }
    this.#forgetOldChanges(now);
  }

  /** Forgets everything, also what is being made now: for when this process can't know what has changed. */
  clear(): void {
    this.#entries.clear();
    this.#filling.clear();
    this.#clearedAt = this.#clock.now().getTime();
  }

  /** How often a value was found, since the process began. */
  get hits(): number {
    return this.#hits;
  }

  get size(): number {
    return this.#entries.size;
  }

  async #make(key: string, make: () => Promise<Cacheable<T>>): Promise<T> {
    const begun = this.#clock.now().getTime();
    const { value, topics, cacheable } = await make();
    if (cacheable && begun > this.#clearedAt && !this.#changedSince(topics, begun)) {
      this.#entries.set(key, { value, topics, expiresAt: begun + LIFETIME });
      for (const topic of topics) this.#remember(topic, key);
    }
    return value;
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

  #forgetTopics(entry: Entry<T>, key: string): void {
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
