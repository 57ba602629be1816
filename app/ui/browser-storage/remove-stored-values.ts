import { ignoreErrors } from './ignore-errors.ts';

/** The prefix of the storage keys of all values that a reader has in this browser. */
export const STORED_PREFIX = 'own.';

/** Removes what the reader before has stored in this browser, also from what is shown (rules.md R30). */
export function removeStoredValues(): void {
  ignoreErrors(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(STORED_PREFIX)) localStorage.removeItem(key);
  });
  dispatchEvent(new StorageEvent('storage')); // a browser sends it to other tabs alone
}
