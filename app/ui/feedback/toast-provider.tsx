import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { X } from '#app/ui/icon/icons.ts';
import styles from './toast.module.css';
import { type HideToasts, isSuccess, type ShowToast, type Toast, ToastContext } from './toast-context.ts';

/** How long a toast is visible, and after that how often it is seen whether the reader still holds it, in milliseconds. */
const DURATION = 6000;
let lastId = 0;

/**
 * Shows the toasts of the page, the last three at most, above everything else of the page. Screen readers announce them
 * politely. They leave by themselves, on a navigation, or when they are closed, and stay while the reader points at or
 * focuses them.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const { pathname, search } = useLocation();
  const context = useMemo(() => {
    const hide: HideToasts = (leaves) => setToasts((shown) => shown.filter((toast) => !leaves(toast)));
    const show: ShowToast = (message, kind) => {
      hide((other) => other.message === message || (kind !== 'success' && isSuccess(other)));
      setToasts((shown) => [...shown, { id: ++lastId, message, kind }].slice(-3));
    };
    return { show, hide };
  }, []);
  const { hide } = context;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the toasts of a page leave when its address changes
  useEffect(() => () => hide(() => true), [pathname, search]);

  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A frame later: until then the page stands lower by the room of the toasts, which the browser scrolls away.
    if (toasts.length > 0) requestAnimationFrame(() => requestAnimationFrame(() => uncoverFocus(region.current)));
  }, [toasts]);

  return (
    <ToastContext value={context}>
      <div ref={region} className={styles.region} role="status" data-print="hide">
        {toasts.map((toast) => (
          <ToastMessage key={toast.id} toast={toast} hide={hide} />
        ))}
      </div>
      {children}
    </ToastContext>
  );
}

/** Scrolls the button that was just pressed from under the toasts. */
function uncoverFocus(region: Element | null): void {
  const focused = document.activeElement;
  if (!region || !focused || focused === document.body || region.contains(focused)) return;
  const covered = region.getBoundingClientRect().bottom - focused.getBoundingClientRect().top;
  if (covered > 0 && focused.getBoundingClientRect().bottom > 0) scrollBy(0, -covered);
}

function ToastMessage({ toast, hide }: { toast: Toast; hide: HideToasts }) {
  const element = useRef<HTMLDivElement>(null);
  const close = () => hide((other) => other === toast);
  const closeUnlessHeld = useEffectEvent(() => element.current?.matches(':hover, :focus-within') || close());
  useEffect(() => {
    const timer = setInterval(closeUnlessHeld, DURATION);
    return () => clearInterval(timer);
  }, []);
  return (
    <div ref={element} className={styles.toast}>
      <span className={styles.message}>{toast.message}</span>
      <button type="button" className={styles.close} onClick={close}>
        <X aria-hidden="true" />
        Sluit
      </button>
    </div>
  );
}
