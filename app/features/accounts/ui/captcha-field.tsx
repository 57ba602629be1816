import { useEffect, useRef, useState } from 'react';
import { FieldError } from '#app/ui/form/field.tsx';
import styles from './captcha-field.module.css';

/**
 * The captcha: the browser computes a moment, nobody has to solve a puzzle. It comes with JavaScript, after the page,
 * and starts afresh when `attempt` changes.
 */
export function CaptchaField({ name, error, attempt }: { name: string; error: string | undefined; attempt: number }) {
  const [ready, setReady] = useState(false);
  const widget = useRef<HTMLElement & { reset(): void }>(null);

  useEffect(() => {
    import('./altcha.ts').then(() => setReady(true));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt needs a new solution
  useEffect(() => widget.current?.reset?.(), [attempt]);

  return (
    <div className={styles.field} id={`field-${name}`} tabIndex={-1}>
      <FieldError id={`field-${name}`} error={error} />
      {ready ? (
        <altcha-widget ref={widget} challenge="/api/v1/captcha" name={name} language="nl" auto="onfocus" />
      ) : (
        <p>We laden de controle dat je geen robot bent. Daarvoor moet JavaScript aanstaan.</p>
      )}
    </div>
  );
}
