import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MINUTE, SECOND } from '#app/platform/clock.ts';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { extendSession, fetchTimeLeft, type TimeLeft } from './session-calls.ts';

/** How long before its end the warning is shown, in milliseconds (rules.md R8). */
const WARNING_TIME = 5 * MINUTE;

/** How often the clock is read, in milliseconds: a single timer would not count the time that a laptop sleeps. */
const CHECK_INTERVAL = 15 * SECOND;

/** The state and the action of the warning that the session ends. */
export interface SessionWarning {
  /** The time until the session ends, in milliseconds; null while no warning is shown. */
  timeLeft: number | null;
  /** Whether the last attempt to extend the session failed. */
  failed: boolean;
  extend: () => void;
}

/**
 * Shows a warning before the session ends, and calls `onEnd` when it has ended. The server decides, because another tab may
 * have extended the session; asking it does not count as activity. While it cannot be reached, `onEnd` is not called.
 * `initialTimeLeft` is in milliseconds; null for visitors.
 */
export function useSessionWarning(initialTimeLeft: number | null, onEnd: () => void): SessionWarning {
  const antiforgery = use(AntiforgeryContext);
  const endsAt = useRef(0);
  const fetching = useRef(false);
  const [timeLeft, setTimeLeft] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);

  function updateWarning(): void {
    const remaining = Math.max(0, endsAt.current - Date.now());
    setTimeLeft(remaining > WARNING_TIME ? null : remaining);
  }

  function handleResponse(response: TimeLeft): void {
    if (response === 'ended') {
      onEnd();
      return;
    }
    if (response !== 'unknown') {
      endsAt.current = Date.now() + response;
      setFailed(false);
    }
    updateWarning();
  }

  const check = useEffectEvent(async () => {
    if (fetching.current || endsAt.current - Date.now() > WARNING_TIME) return;
    fetching.current = true;
    const response = await fetchTimeLeft();
    fetching.current = false;
    if (endsAt.current > 0) handleResponse(response);
  });

  const begin = useEffectEvent((duration: number) => {
    endsAt.current = Date.now() + duration;
    updateWarning();
  });

  useEffect(() => {
    if (initialTimeLeft === null) return;
    begin(initialTimeLeft);
    const stopChecking = checkRegularly(() => void check());
    return () => {
      endsAt.current = 0;
      setTimeLeft(null);
      stopChecking();
    };
  }, [initialTimeLeft]);

  async function extend(): Promise<void> {
    const response = await extendSession(antiforgery);
    handleResponse(response);
    setFailed(response === 'unknown');
  }

  return { timeLeft, failed, extend };
}

/** Calls `check` at an interval, and when the page becomes visible or online again. Returns the function that stops it. */
function checkRegularly(check: () => void): () => void {
  const timer = setInterval(check, CHECK_INTERVAL);
  document.addEventListener('visibilitychange', check);
  addEventListener('pageshow', check);
  addEventListener('online', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    removeEventListener('pageshow', check);
    removeEventListener('online', check);
  };
}
