import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { X } from '#app/ui/icon/icons.ts';
import styles from './toast.module.css';
import { ToastContext } from './toast-context.ts';

interface Toast {
  id: number;
  message: string;
}

const STAYS_MS = 12_000;
let lastId = 0;

/** Holds the toasts of the page. They are announced politely, wait while pointed at, and can be closed. */
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
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onClose(toast.id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [held, onClose, toast.id]);

  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className={styles.toast} {...hold}>
      <span>{toast.message}</span>
      <button type="button" className={styles.close} onClick={() => onClose(toast.id)}>
        <X aria-hidden="true" />
        Sluit
      </button>
    </div>
  );
}
