/** Pseudo-random numbers, the same for the same seed (mulberry32), so that bulk data can be made again. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** Mostly 0 or 1, seldom many, at most `max`: how often people like and follow. A larger `spread` gives larger numbers. */
  skewed(spread: number, max: number): number {
    return Math.min(Math.floor((1 - this.next()) ** -spread) - 1, max);
  }

  /** `count` different numbers from `draw`, without `except`; fewer when `draw` gives too few different ones. */
  distinct(count: number, draw: () => number, except: number): number[] {
    const chosen = new Set<number>();
    for (let attempts = 0; chosen.size < count && attempts < count * 4; attempts += 1) {
      const number = draw();
      if (number !== except) chosen.add(number);
    }
    return [...chosen];
  }
}
