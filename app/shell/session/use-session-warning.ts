import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { fetchTimeLeft, stayLoggedIn, type TimeLeft } from './session-calls.ts';

const MINUTE = 60_000;

/** How long before the end the member is warned (rules.md R8). */
const WARNING = 5 * MINUTE;

/** How often the clock is looked at: a timer alone would sleep with the laptop. */
const LOOK_EVERY = 15_000;

/** What the warning shows and does. */
export interface SessionWarning {
  /** How long is left, in milliseconds; null while there is nothing to warn of. */
  left: number | null;
  /** Whether staying was asked for and did not succeed. */
  failed: boolean;
  stay: () => void;
}

/**
 * Warns when the session of this page is about to end, and calls `leave` when it has. Another tab may have prolonged it,
 * so the server is asked first, each time, by a check that is no activity itself. Where it can't be reached nothing is
 * decided: the page waits until it can.
 */
export function useSessionWarning(leftAtLoad: number | null, leave: () => void): SessionWarning {
  const antiforgery = use(AntiforgeryContext);
  const endsAt = useRef(0);
  const asking = useRef(false);
  const [left, setLeft] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);

  function show(): void {
    const remaining = Math.max(0, endsAt.current - Date.now());
    setLeft(remaining > WARNING ? null : remaining);
  }

  function learn(answer: TimeLeft): void {
    if (answer === 'ended') leave();
    else {
      if (answer !== 'unknown') {
        endsAt.current = Date.now() + answer;
        setFailed(false);
      }
      show();
    }
  }

  const look = useEffectEvent(async () => {
    if (asking.current || endsAt.current - Date.now() > WARNING) return;
    asking.current = true;
    const answer = await fetchTimeLeft();
    asking.current = false;
    if (endsAt.current > 0) learn(answer);
  });

  const begin = useEffectEvent((lasting: number) => {
    endsAt.current = Date.now() + lasting;
    show();
  });

  useEffect(() => {
    if (leftAtLoad === null) return;
    begin(leftAtLoad);
    const timer = setInterval(look, LOOK_EVERY);
    const wake = () => void look();
    document.addEventListener('visibilitychange', wake);
    addEventListener('pageshow', wake);
    addEventListener('online', wake);
    return () => {
      endsAt.current = 0;
      setLeft(null);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pageshow', wake);
      removeEventListener('online', wake);
    };
  }, [leftAtLoad]);

  async function stay(): Promise<void> {
    const answer = await stayLoggedIn(antiforgery);
    learn(answer);
    setFailed(answer === 'unknown');
  }

  return { left, failed, stay };
}
