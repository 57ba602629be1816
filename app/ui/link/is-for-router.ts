import { isLeaving } from './leaving.tsx';

/**
 * Whether the router may follow a link that was clicked. The browser does so after a click with a modifier key, after one that
 * a handler has prevented, and after every click once it has begun to load another document.
 */
export const isForRouter = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !(defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey || isLeaving());
