import { type ReactNode, useEffect, useRef } from 'react';
import { Stack } from '#app/ui/layout/stack.tsx';
import styles from './form-confirmation.module.css';

/** Replaces a form after it was sent. It takes the focus, because the button that had it is gone. */
export function FormConfirmation({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={region} tabIndex={-1} role="status" className={styles.region}>
      <Stack gap={3}>{children}</Stack>
    </div>
  );
}
