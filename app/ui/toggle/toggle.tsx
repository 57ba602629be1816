import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { IconComponent } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { PostForm } from '../form/post-form.tsx';
import styles from './toggle.module.css';
import { useSubmitFailure } from './use-submit-failure.ts';

export interface ToggleProps {
  on: boolean;
  offLabel: string;
  onLabel: string;
  icon?: IconComponent | undefined;
  /** What is toggled: hidden fields of the form. */
  fields: Readonly<Record<string, string>>;
  intentOn: string;
  intentOff: string;
  /** How many have it on, this reader included, and how that number is said: '1 waardering', '2 waarderingen'. */
  count?: { number: number; inWords: (number: number) => string } | undefined;
  /** The address to come back to without JavaScript; this page where it is left out. */
  action?: string | undefined;
}

/**
 * On or off, at once and for good: the button changes before the server has answered, and a second press meanwhile does
 * nothing. It shows 'Loading' while it is sent. When the server refuses, the session is checked first, and only when that
 * fails too does the widget say 'error' (spec §4, Toggles).
 */
export function Toggle({ on, offLabel, onLabel, icon, fields, intentOn, intentOff, count, action }: ToggleProps) {
  const fetcher = useFetcher<{ error?: string } | undefined>();
  const sending = fetcher.state !== 'idle';
  const intent = fetcher.formData?.get('intent');
  const shown = intent ? intent === intentOn : on;
  const failed = useSubmitFailure(fetcher);
  const guard = useOneAtATime(sending);
  return (
    <PostForm fetcher={fetcher} {...(action && { action })} className={styles.toggle} onSubmit={guard}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        name="intent"
        value={shown ? intentOff : intentOn}
        variant={shown ? 'primary' : 'secondary'}
        icon={icon}
        aria-disabled={sending || undefined}
        onClick={ignoreDoublePress}
      >
        {shown ? onLabel : offLabel}
      </Button>
      {count && <span className={styles.count}>{count.inWords(count.number + (shown ? 1 : 0) - (on ? 1 : 0))}</span>}
      <span role="status" className={failed ? styles.failed : styles.loading}>
        {sending ? 'Loading' : failed ? 'error' : ''}
      </span>
    </PostForm>
  );
}

/** The second press of a double click is not meant, and would undo the first. */
const ignoreDoublePress = (event: MouseEvent) => event.detail > 1 && event.preventDefault();

/** Keeps a form from being sent again before the first time is answered, however quick the presses. */
function useOneAtATime(sending: boolean) {
  const sent = useRef(false);
  useEffect(() => {
    if (!sending) sent.current = false;
  }, [sending]);
  return (event: FormEvent) => {
    if (sent.current) event.preventDefault();
    sent.current = true;
  };
}
