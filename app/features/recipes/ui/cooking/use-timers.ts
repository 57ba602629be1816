import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SECOND } from '#app/platform/clock.ts';
import { ringTimers, startTimer, type Timer, toggleTimer, withoutTimer } from '../../cooking/timers.ts';
import { openAlarm } from './alarm.ts';

/** How often the alarm of one timer sounds, and how long after each other in milliseconds: until it is switched off. */
const RINGS = 10;
const RING_INTERVAL = 4 * SECOND;

export interface Timers {
  running: readonly Timer[];
  /** The time by which the timers are shown. */
  now: number;
  /** What screen readers are told. */
  message: string;
  start(step: number, minutes: number): void;
  toggle(step: number): void;
  remove(step: number): void;
}

/** The timers of a page. They run on when another step is shown, and ring until they are switched off. */
export function useTimers(): Timers {
  const [timers, setTimers] = useState<readonly Timer[]>([]);
  const [now, setNow] = useState(0);
  const [message, setMessage] = useState('');
  const [alarm] = useState(openAlarm);
  const lastRing = useRef({ at: 0, count: 0 });

  const tick = useEffectEvent(() => {
    const time = Date.now();
    const { due, timers: marked } = ringTimers(timers, time);
    setNow(time);
    setTimers(marked);
    if (due.length > 0) {
      lastRing.current = { at: 0, count: 0 };
      setMessage(due.map(({ step }) => `De timer van stap ${step} is klaar.`).join(' '));
    }
    const isRinging = marked.some(({ rung }) => rung);
    const { at, count } = lastRing.current;
    if (!isRinging || count >= RINGS || time - at < RING_INTERVAL) return;
    lastRing.current = { at: time, count: count + 1 };
    alarm.ring();
  });

  const isActive = timers.length > 0;
  useEffect(() => {
    if (!isActive) return;
    const interval = setInterval(tick, SECOND / 2);
    return () => clearInterval(interval);
  }, [isActive]);

  function change(changed: (time: number) => readonly Timer[], told: string) {
    const time = Date.now();
    setNow(time);
    setTimers(changed(time));
    setMessage(told);
  }

  return {
    running: timers,
    now,
    message,
    start(step, minutes) {
      alarm.prepare();
      const told = `De timer van stap ${step} loopt: ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}.`;
      change((time) => startTimer(timers, { step, minutes, now: time }), told);
    },
    toggle(step) {
      const isPaused = timers.some((timer) => timer.step === step && timer.endsAt === null);
      const told = isPaused ? `De timer van stap ${step} loopt verder.` : `De timer van stap ${step} staat stil.`;
      change((time) => toggleTimer(timers, { step, now: time }), told);
    },
    remove(step) {
      change(() => withoutTimer(timers, step), `De timer van stap ${step} is weg.`);
    },
  };
}
