import type { Clock } from '#app/platform/clock.ts';

/** A clock that stands still until a test moves it. It starts at the real time, which cookies and captchas also use. */
export class TestClock implements Clock {
  #time = Date.now();

  now(): Date {
    return new Date(this.#time);
  }

  /** Moves the clock forward by so many milliseconds. */
  advance(milliseconds: number): void {
    this.#time += milliseconds;
  }
}
