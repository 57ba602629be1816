import { useEffect, useState } from 'react';
import { FieldError } from '#app/ui/form/field.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import styles from './captcha-field.module.css';
import type { Captcha } from './use-captcha.ts';

interface Props {
  name: string;
  error: string | undefined;
  /** A new number starts the captcha afresh: its solution counts once. */
  attempt: number;
  captcha: Captcha;
}

/** The captcha: the browser computes a moment, nobody has to solve a puzzle. It comes with JavaScript, after the page. */
export function CaptchaField({ name, error, attempt, captcha: { widget, onState } }: Props) {
  const [loaded, setLoaded] = useState<'not yet' | 'yes' | 'failed'>('not yet');
  const hydrated = useHydrated();

  useEffect(() => {
    import('./altcha.ts').then(
      () => setLoaded('yes'),
      () => setLoaded('failed'),
    );
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt needs a new solution
  useEffect(() => widget.current?.reset?.(), [attempt]);

  return (
    <div className={styles.field} id={`field-${name}`} tabIndex={-1}>
      <FieldError id={`field-${name}`} error={error} />
      {loaded === 'yes' && (
        <altcha-widget
          ref={widget}
          challenge="/api/v1/captcha"
          name={name}
          language="nl"
          auto="onfocus"
          onstatechange={onState}
        />
      )}
      {loaded === 'failed' && (
        <p>De controle dat je geen robot bent, wil niet laden. Ververs de pagina om het opnieuw te proberen.</p>
      )}
      {loaded === 'not yet' && hydrated && <p>We laden de controle dat je geen robot bent.</p>}
    </div>
  );
}
