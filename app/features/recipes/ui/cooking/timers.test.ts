import { expect, it } from 'vitest';
import { MINUTE } from '#app/platform/clock.ts';
import { formatTimeLeft, ringTimers, startTimer, timeLeft, toggleTimer, withoutTimer } from './timers.ts';

it('several run at once, in the order of their steps', () => {
  const timers = startTimer(startTimer([], { step: 3, minutes: 10, now: 0 }), { step: 1, minutes: 5, now: MINUTE });
  expect(timers.map((timer) => [timer.step, timeLeft(timer, 2 * MINUTE)])).toEqual([
    [1, 4 * MINUTE],
    [3, 8 * MINUTE],
  ]);
  expect(withoutTimer(timers, 1).map(({ step }) => step)).toEqual([3]);
});

it('one that is started again begins anew', () => {
  const timers = startTimer(startTimer([], { step: 1, minutes: 5, now: 0 }), { step: 1, minutes: 5, now: MINUTE });
  expect(timers.map((timer) => timeLeft(timer, MINUTE))).toEqual([5 * MINUTE]);
});

it('a paused one waits, and goes on with what was left', () => {
  const paused = toggleTimer(startTimer([], { step: 1, minutes: 5, now: 0 }), { step: 1, now: 2 * MINUTE });
  expect(paused.map((timer) => timeLeft(timer, 60 * MINUTE))).toEqual([3 * MINUTE]);
  expect(ringTimers(paused, 60 * MINUTE).due).toEqual([]);
  const resumed = toggleTimer(paused, { step: 1, now: 60 * MINUTE });
  expect(resumed.map((timer) => timeLeft(timer, 62 * MINUTE))).toEqual([MINUTE]);
});

it('rings once, also when the page slept past its end', () => {
  const started = startTimer([], { step: 2, minutes: 1, now: 0 });
  expect(ringTimers(started, MINUTE - 1)).toEqual({ due: [], timers: started });
  const { due, timers } = ringTimers(started, 10 * MINUTE);
  expect(due.map(({ step }) => step)).toEqual([2]);
  expect(ringTimers(timers, 11 * MINUTE).due).toEqual([]);
  expect(timers.map((timer) => timeLeft(timer, 11 * MINUTE))).toEqual([0]);
});

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [245_000, '4:05'],
  [90 * MINUTE, '1:30:00'],
])('%d milliseconds are shown as %s', (left, text) => {
  expect(formatTimeLeft(left)).toBe(text);
});
