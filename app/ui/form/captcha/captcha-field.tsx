import { useEffect } from 'react';
import { FieldError } from '#app/ui/form/fields/field-frame.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import styles from './captcha-field.module.css';
import type { Captcha } from './use-captcha.ts';

interface Props {
  name: string;
  error: string | undefined;
  /** The number of submissions so far. A new number resets the captcha, because a solution is accepted once. */
  attempt: number;
  captcha: Captcha;
}

/** The captcha: a proof of work that the browser computes, without a puzzle. Its script loads after the page. */
export function CaptchaField({ name, error, attempt, captcha }: Props) {
  const { widget, script, loadScript } = captcha;
  const hydrated = useHydrated();

  useEffect(loadScript, [loadScript]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt needs a new solution
  useEffect(() => widget.current?.reset?.(), [attempt]);

  return (
    <div className={styles.field} id={`field-${name}`} tabIndex={-1}>
      <FieldError id={`field-${name}`} error={error} />
      {script === 'loaded' && (
        <altcha-widget
          ref={widget}
          challenge="/api/v1/captcha"
          name={name}
          language="nl"
          auto="onfocus"
          onload={captcha.onLoad}
          onstatechange={captcha.onStateChange}
        />
      )}
      {script === 'failed' && (
        <p>De controle dat je geen robot bent, wil niet laden. Ververs de pagina om het opnieuw te proberen.</p>
      )}
      {script !== 'loaded' && script !== 'failed' && hydrated && <p>We laden de controle dat je geen robot bent.</p>}
    </div>
  );
}
