import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { X } from '#app/ui/icon/icons.ts';
import styles from './toast.module.css';
import { ToastContext } from './toast-context.ts';

interface Toast {
  id: number;
  message: string;
}

/** How long a toast is visible, in milliseconds. */
const DURATION = 12_000;
let lastId = 0;

/**
 * Shows the toasts of the page, the last three at most. Screen readers announce them politely. They can be closed, and stay
 * while the reader points at or focuses them.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const show = useCallback((message: string) => {
    const toast = { id: ++lastId, message };
    setToasts((shown) => [...shown.filter((other) => other.message !== message), toast].slice(-3));
  }, []);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);

  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} role="status" data-print="hide">
        {toasts.map((toast) => (
          <ToastMessage key={toast.id} toast={toast} onClose={close} />
        ))}
      </div>
    </ToastContext>
  );
}

function ToastMessage({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => onClose(toast.id), DURATION);
    return () => clearTimeout(timer);
  }, [paused, onClose, toast.id]);

  const pauseHandlers = {
    onMouseEnter: () => setPaused(true),
    onMouseLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
  return (
    <div className={styles.toast} {...pauseHandlers}>
      <span>{toast.message}</span>
      <button type="button" className={styles.close} onClick={() => onClose(toast.id)}>
        <X aria-hidden="true" />
        Sluit
      </button>
    </div>
  );
}
