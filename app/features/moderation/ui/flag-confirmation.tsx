import { useEffect, useRef } from 'react';
import styles from './flag.module.css';

/** Takes the place and the focus of the form, after the viewer flagged something. */
export function FlagConfirmation({ justNow }: { justNow: boolean }) {
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
