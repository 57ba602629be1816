import type { Clock } from '#app/platform/clock.ts';

/** A Wednesday morning in winter, far from the turn of a day, a month or the clock. */
const START = Date.parse('2026-11-18T10:00:00Z');

/** A clock that stands still until a test moves it. It starts at the same time on every day. */
export class TestClock implements Clock {
  #time = START;

  now(): Date {
    return new Date(this.#time);
  }

  /** Moves the clock forward by so many milliseconds. */
  advance(milliseconds: number): void {
    this.#time += milliseconds;
  }
}
