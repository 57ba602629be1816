/** Calls `act` as soon as the page is visible. Gives the function that prevents it. */
export function whenVisible(act: () => void): () => void {
  const tryToAct = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    act();
  };
  const stop = () => document.removeEventListener('visibilitychange', tryToAct);
  document.addEventListener('visibilitychange', tryToAct);
  tryToAct();
  return stop;
}
