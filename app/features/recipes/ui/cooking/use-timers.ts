import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SECOND } from '#app/platform/clock.ts';
import { formatMinutes } from '#app/ui/time/formats.ts';
import { ringTimers, startTimer, type Timer, toggleTimer, withoutTimer } from './timers.ts';

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
      const told = `De timer van stap ${step} loopt: ${formatMinutes(minutes)}.`;
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

/** The sound of a timer: three short tones. */
interface Alarm {
  /** Allows the sound. A browser plays none unless a click of the reader came first. */
  prepare(): void;
  ring(): void;
}

const TONES = 3;
const HERTZ = 880;
/** In seconds. */
const TONE = 0.25;
const PAUSE = 0.15;

/** Makes the alarm of a page; a browser without the Web Audio API stays silent. */
function openAlarm(): Alarm {
  let audio: AudioContext | null = null;
  return {
    prepare() {
      if (!('AudioContext' in globalThis)) return;
      audio ??= new AudioContext();
      void audio.resume();
    },
    ring() {
      if (audio === null) return;
      for (let tone = 0; tone < TONES; tone += 1) playTone(audio, audio.currentTime + tone * (TONE + PAUSE));
    },
  };
}

/** Plays one tone that swells and fades, because a square one crackles. */
function playTone(audio: AudioContext, start: number): void {
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()];
  oscillator.frequency.value = HERTZ;
  volume.gain.setValueAtTime(0.001, start);
  volume.gain.exponentialRampToValueAtTime(0.6, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.001, start + TONE);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + TONE);
}
