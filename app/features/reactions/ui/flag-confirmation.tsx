import { useEffect, useRef } from 'react';
import styles from './reactions.module.css';

/** Takes the place and the focus of the form, after the viewer reported the reaction. */
export function FlagConfirmation({ justNow }: { justNow: boolean }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (justNow) message.current?.focus();
  }, [justNow]);
  return (
    <p ref={message} tabIndex={-1} role="status" className={styles.flagConfirmation}>
      Dank voor je melding. Zonodig nemen we contact op.
    </p>
  );
}
