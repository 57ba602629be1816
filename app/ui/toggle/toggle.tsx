import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../button/button.tsx';
import { useToast } from '../feedback/toast-context.ts';
import { PostForm } from '../form/post-form.tsx';
import { useSessionCheck } from './session-check.ts';
import styles from './toggle.module.css';

export interface ToggleProps {
  on: boolean;
  offLabel: string;
  onLabel: string;
  icon?: LucideIcon | undefined;
  /** What is toggled: hidden fields of the form. */
  fields: Readonly<Record<string, string>>;
  intentOn: string;
  intentOff: string;
  /** How many have it on, this reader included. */
  count?: number | undefined;
}

/**
 * On or off, at once and for good: the button changes before the server has answered. When the server refuses, the
 * session is checked first, and only when that fails too does the widget say 'error' (spec §4, Toggles).
 */
export function Toggle({ on, offLabel, onLabel, icon, fields, intentOn, intentOff, count }: ToggleProps) {
  const fetcher = useFetcher<{ error?: string } | undefined>();
  const sending = fetcher.formData?.get('intent');
  const shown = sending ? sending === intentOn : on;
  const failed = useFailure(fetcher);
  return (
    <PostForm fetcher={fetcher} className={styles.toggle}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        name="intent"
        value={shown ? intentOff : intentOn}
        variant={shown ? 'primary' : 'secondary'}
        icon={icon}
      >
        {shown ? onLabel : offLabel}
      </Button>
      {count !== undefined && <Count count={count + (shown ? 1 : 0) - (on ? 1 : 0)} />}
      <span role="status" className={failed ? styles.failed : 'visually-hidden'}>
        {fetcher.state !== 'idle' ? 'Loading' : failed ? 'error' : ''}
      </span>
    </PostForm>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      {count}
      <span className="visually-hidden"> {count < 2 ? 'waardering' : 'waarderingen'}</span>
    </span>
  );
}

const WENT_WRONG = 'Er is iets misgegaan. Probeer het later opnieuw.';

/** Whether the last attempt failed for good: the server refused, and the session turned out to have ended as well. */
function useFailure(fetcher: { state: string; data: { error?: string } | undefined }): boolean {
  const checkSession = useSessionCheck();
  const show = useToast();
  const [failed, setFailed] = useState(false);
  const refused = fetcher.state === 'idle' && fetcher.data?.error !== undefined;
  useEffect(() => {
    setFailed(false);
    if (!refused) return;
    let gone = false;
    checkSession().then((alive) => {
      if (gone) return;
      if (alive) show(WENT_WRONG);
      else setFailed(true);
    });
    return () => {
      gone = true;
    };
  }, [refused, checkSession, show]);
  return failed;
}
