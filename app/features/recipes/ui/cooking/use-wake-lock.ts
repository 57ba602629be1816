import { useEffect, useState } from 'react';

/** Whether the screen is kept awake; null until that is known. */
export type Wakefulness = 'awake' | 'may-sleep' | null;

/** Keeps the screen awake while the page is visible, where the browser can (Screen Wake Lock API). */
export function useWakeLock(): Wakefulness {
  const [wakefulness, setWakefulness] = useState<Wakefulness>(null);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (left) return await acquired.release();
        lock = acquired;
        setWakefulness('awake');
      } catch {
        // The browser has no such lock, or refuses it, such as when the battery is low.
        setWakefulness('may-sleep');
      }
    };
    void acquire();
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', acquire);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
    };
  }, []);
  return wakefulness;
}
