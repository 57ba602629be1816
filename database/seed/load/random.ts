/** Numbers by chance that are the same each time for the same seed (mulberry32), so that bulk data can be made again. */
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

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)] as T;
  }

  /** Mostly 0 or 1, seldom many, never more than `most`: how often people like and follow. A higher `reach` gives more. */
  few(reach: number, most: number): number {
    return Math.min(Math.floor((1 - this.next()) ** -reach) - 1, most);
  }

  /** `count` different whole numbers as `one` gives them, `except` not among them; fewer when `one` hardly has more. */
  distinct(count: number, one: () => number, except: number): number[] {
    const chosen = new Set<number>();
    for (let tries = 0; chosen.size < count && tries < count * 4; tries += 1) {
      const number = one();
      if (number !== except) chosen.add(number);
    }
    return [...chosen];
  }
}
