/** How large a reader wants the letters; kept in this browser only. */
export const TEXT_SIZES = [
  { value: 'normal', label: 'Gewone letters' },
  { value: 'large', label: 'Grotere letters' },
  { value: 'larger', label: 'Grootste letters' },
] as const;

export type TextSize = (typeof TEXT_SIZES)[number]['value'];

const KEY = 'text-size';
const CHANGED = 'text-size-changed';

/** The size that the page has now; the script in the head has put it on <html> before the first paint. */
export function currentTextSize(): TextSize {
  const size = document.documentElement.dataset.textSize;
  return size === 'large' || size === 'larger' ? size : 'normal';
}

/** Applies the size at once and keeps it; a browser that refuses to keep things still shows it. */
export function chooseTextSize(size: TextSize): void {
  if (size === 'normal') delete document.documentElement.dataset.textSize;
  else document.documentElement.dataset.textSize = size;
  try {
    localStorage.setItem(KEY, size);
  } catch {
    // Private windows may refuse storage: the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** For useSyncExternalStore: tells when the size changes. */
export function onTextSizeChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
