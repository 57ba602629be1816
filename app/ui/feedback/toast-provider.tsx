import { type FocusEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { X } from '#app/ui/icon/icons.ts';
import styles from './toast.module.css';
import { type ShowToast, ToastContext, type ToastKind } from './toast-context.ts';

interface Toast {
  id: number;
  message: string;
  kind: ToastKind;
}

/** How long a toast is visible, in milliseconds. */
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
    const hideSuccess = () => setToasts((shown) => shown.filter(isError));
    const show: ShowToast = (message, kind = 'error') => {
      const toast = { id: ++lastId, message, kind };
      const stays = (other: Toast) => other.message !== message && (kind === 'success' || isError(other));
      setToasts((shown) => [...shown.filter(stays), toast].slice(-3));
    };
    return { show, hideSuccess };
  }, []);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the toasts of a page leave when its address changes
  useEffect(() => () => setToasts([]), [pathname, search]);

  return (
    <ToastContext value={context}>
      <div className={styles.region} role="status" data-print="hide">
        {toasts.map((toast) => (
          <ToastMessage key={toast.id} toast={toast} onClose={close} />
        ))}
      </div>
      {children}
    </ToastContext>
  );
}

const isError = ({ kind }: Toast): boolean => kind === 'error';

function ToastMessage({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onClose(toast.id), DURATION);
    return () => clearTimeout(timer);
  }, [held, onClose, toast.id]);

  const holdHandlers = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  };
  return (
    <div className={styles.toast} {...holdHandlers}>
      <span>{toast.message}</span>
      <button type="button" className={styles.close} onClick={() => onClose(toast.id)}>
        <X aria-hidden="true" />
        Sluit
      </button>
    </div>
  );
}
