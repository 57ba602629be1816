import { ignoreErrors } from '#app/ui/browser-storage/ignore-errors.ts';

/**
 * The text sizes that a reader can choose. The choice is stored only in the browser: for this visit, and with consent for
 * later ones.
 */
export const TEXT_SIZES = [
  { value: 'normal', label: 'Gewone letters' },
  { value: 'large', label: 'Grotere letters' },
  { value: 'larger', label: 'Grootste letters' },
] as const;

export type TextSize = (typeof TEXT_SIZES)[number]['value'];

const STORAGE_KEY = 'text-size';
const CHANGE_EVENT = 'text-size-changed';

/** The current text size of the page, which PreferenceScript sets on <html> before the first paint. */
export function currentTextSize(): TextSize {
  const size = document.documentElement.dataset.textSize;
  return size === 'large' || size === 'larger' ? size : 'normal';
}

/** Whether the reader accepted functional cookies. */
let mayStore = false;

/** Applies a text size, and stores it if the reader and the browser allow that. */
export function chooseTextSize(size: TextSize): void {
  if (size === 'normal') delete document.documentElement.dataset.textSize;
  else document.documentElement.dataset.textSize = size;
  ignoreErrors(() => {
    sessionStorage.setItem(STORAGE_KEY, size);
    if (mayStore) localStorage.setItem(STORAGE_KEY, size);
  });
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

/**
 * Stores the current text size for later visits, or removes it, when the reader has said whether that is allowed. What is
 * stored already stays: another tab may have chosen it.
 */
export function storeTextSize(isAllowed: boolean): void {
  mayStore = isAllowed;
  ignoreErrors(() => {
    if (!isAllowed) localStorage.removeItem(STORAGE_KEY);
    else if (localStorage.getItem(STORAGE_KEY) === null) localStorage.setItem(STORAGE_KEY, currentTextSize());
  });
}

/** Subscribes to changes of the text size, for useSyncExternalStore. Returns the function that unsubscribes. */
export function onTextSizeChange(listener: () => void): () => void {
  window.addEventListener(CHANGE_EVENT, listener);
  return () => window.removeEventListener(CHANGE_EVENT, listener);
}
