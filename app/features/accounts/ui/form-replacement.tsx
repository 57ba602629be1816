import { type ReactNode, useEffect, useRef } from 'react';
import { Stack } from '#app/ui/layout/stack.tsx';
import styles from './form-replacement.module.css';

/** What stands in place of a form once it was sent. It takes focus, for the button that had it is gone. */
export function FormReplacement({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={region} tabIndex={-1} role="status" className={styles.region}>
      <Stack gap={3}>{children}</Stack>
    </div>
  );
}
