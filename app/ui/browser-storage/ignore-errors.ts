/** Gives what `work` gives, or undefined where it throws: private windows may refuse storage, and a full one takes no more. */
export function ignoreErrors<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
