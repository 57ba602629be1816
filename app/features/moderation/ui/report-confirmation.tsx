import { useEffect, useRef } from 'react';
import styles from './report.module.css';

/** Takes the place and the focus of the form, after the viewer reported something. */
export function ReportConfirmation({ justNow }: { justNow: boolean }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (justNow) message.current?.focus();
  }, [justNow]);
  return (
    <p ref={message} tabIndex={-1} role="status" className={styles.confirmation}>
      Dank voor je melding. Zonodig nemen we contact op.
    </p>
  );
}
