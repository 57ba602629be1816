import { useEffect } from 'react';

/**
 * Scrolls to the part of the page that its address names by `hash`, when the code of that part comes after the router has
 * looked for it, and so has gone to the top of the page. It stops waiting when the reader scrolls.
 */
export function useLateTarget(hash: string): void {
  useEffect(() => {
    const target = () => document.getElementById(hash.slice(1));
    if (!hash || target()) return;
    const observer = new MutationObserver(() => {
      if (target()) stop();
      target()?.scrollIntoView();
    });
    const stop = () => observer.disconnect();
    observer.observe(document, { childList: true, subtree: true });
    for (const scroll of ['wheel', 'touchmove', 'keydown']) document.addEventListener(scroll, stop, { once: true });
    return stop;
  }, [hash]);
}
