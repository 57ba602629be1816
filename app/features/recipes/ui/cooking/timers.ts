import { MINUTE, SECOND } from '#app/platform/clock.ts';

/** A timer of one step of a recipe. It runs until `endsAt`, or is paused with `left` to go. Times are in milliseconds. */
export interface Timer {
  /** The number of its step, from 1. */
  step: number;
  endsAt: number | null;
  left: number;
  /** Whether its time has passed, which the reader was told. */
  rung: boolean;
}

/** The timers with one for this step that begins now; an earlier one of the same step is replaced. */
export const startTimer = (
  timers: readonly Timer[],
  { step, minutes, now }: { step: number; minutes: number; now: number },
) =>
  [...withoutTimer(timers, step), { step, endsAt: now + minutes * MINUTE, left: minutes * MINUTE, rung: false }].sort(
    (one, other) => one.step - other.step,
  );

/** The timers with that of this step paused, or going on if it was. */
export const toggleTimer = (timers: readonly Timer[], { step, now }: { step: number; now: number }): Timer[] =>
  timers.map((timer) => {
    if (timer.step !== step) return timer;
    return timer.endsAt === null
      ? { ...timer, endsAt: now + timer.left }
      : { ...timer, endsAt: null, left: timeLeft(timer, now) };
  });

export const withoutTimer = (timers: readonly Timer[], step: number): Timer[] =>
  timers.filter((timer) => timer.step !== step);

/** The timers of which the time passed since the last look, and all timers with those marked. */
export function ringTimers(timers: readonly Timer[], now: number): { due: Timer[]; timers: readonly Timer[] } {
  const isDue = (timer: Timer) => !timer.rung && timer.endsAt !== null && timeLeft(timer, now) === 0;
  const due = timers.filter(isDue);
  return {
    due,
    timers: due.length === 0 ? timers : timers.map((timer) => (isDue(timer) ? { ...timer, rung: true } : timer)),
  };
}

/** How long a timer still has to go, in milliseconds; 0 once its time has passed. */
export const timeLeft = ({ endsAt, left }: Pick<Timer, 'endsAt' | 'left'>, now: number): number =>
  endsAt === null ? left : Math.max(0, endsAt - now);

/** A time as a kitchen timer shows it, each second that began counted: '4:05', '1:30:00'. */
export function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const pair = (number: number) => String(number).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${pair(minutes)}` : minutes}:${pair(seconds % 60)}`;
}
