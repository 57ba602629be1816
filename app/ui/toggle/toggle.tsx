import { type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { UNEXPECTED_ERROR } from '#app/platform/errors/unexpected-error.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import type { IconComponent } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { useToast } from '../feedback/toast-context.ts';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { useSessionCheck } from '../session/session-check.ts';
import { type Count, Counted } from './counted.tsx';
import styles from './toggle.module.css';

export type ToggleLook = 'button' | 'quiet' | 'icon';

export interface ToggleProps {
  on: boolean;
  offLabel: string;
  onLabel: string;
  icon?: IconComponent | undefined;
  /** Hidden fields of the form, such as the id of the conversation to follow. */
  fields: Readonly<Record<string, string>>;
  intentOn: string;
  intentOff: string;
  /** For how many members it is on, the viewer included. */
  count?: Count | undefined;
  /** A button, or quiet as a link. Beside a quiet 'icon' the number stands without a word of its own. */
  look?: ToggleLook | undefined;
  /** The address to which the form posts; this page by default. */
  action?: string | undefined;
  /** The ids of what tells this toggle from others with its label. */
  describedBy?: string | undefined;
}

/**
 * A toggle button. It is optimistic: it changes before the response arrives, and ignores clicks until then. It shows
 * 'Loading' while the request is sent. When the server refuses, it checks the session, and shows 'error' only when the
 * session has ended.
 */
export function Toggle({ on, offLabel, onLabel, icon, fields, intentOn, intentOff, action, ...props }: ToggleProps) {
  const fetcher = useFetcher<Partial<FormError> | undefined>();
  const sending = fetcher.state !== 'idle';
  const intent = fetcher.formData?.get('intent');
  const optimisticOn = intent ? intent === intentOn : on;
  const failed = useSubmitFailure(fetcher);
  const handleSubmit = useSingleSubmission(fetcher);
  const { look = 'button' } = props;
  const label = optimisticOn ? onLabel : offLabel;
  const count = props.count && { ...props.count, number: props.count.number + Number(optimisticOn) - Number(on) };
  return (
    <PostForm fetcher={fetcher} {...(action && { action })} className={styles.toggle} onSubmit={handleSubmit}>
      <HiddenFields fields={fields} />
      <Counted count={count} wordless={look === 'icon'}>
        <Button
          type="submit"
          name="intent"
          value={optimisticOn ? intentOff : intentOn}
          variant={look === 'button' ? 'secondary' : 'quiet'}
          icon={icon}
          data-on={optimisticOn}
          aria-disabled={sending || undefined}
          aria-describedby={props.describedBy}
          onClick={preventDoubleClick}
        >
          {label}
        </Button>
      </Counted>
      <span role="status" className={failed ? styles.failed : styles.loading}>
        {sending ? 'Loading' : failed ? 'error' : ''}
      </span>
    </PostForm>
  );
}

/** The second click of a double click is unintended, and would undo the first. */
const preventDoubleClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault();

/**
 * Submits the form through its fetcher, and ignores further submissions until the response to the first. It does not follow
 * the state of the fetcher, because a render may skip that: a request that fails at once begins and ends between two renders.
 */
function useSingleSubmission({ submit }: Pick<FetcherWithComponents<unknown>, 'submit'>) {
  const sending = useRef(false);
  return async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    try {
      await submit(event.nativeEvent.submitter as HTMLButtonElement);
    } finally {
      sending.current = false;
    }
  };
}

/**
 * Whether a submission failed: the server refused it, and the session has ended. A refusal in an active session shows a
 * toast, unless a toast has told of it already; to whom may not write it says so.
 */
function useSubmitFailure(fetcher: { state: string; data: Partial<FormError> | undefined }): boolean {
  const checkSession = useSessionCheck();
  const show = useToast();
  const [failed, setFailed] = useState(false);
  const message = fetcher.data?.error === 'paused' ? fetcher.data.message : undefined;
  const refused = fetcher.state === 'idle' && fetcher.data?.error !== undefined && !fetcher.data.told;
  useEffect(() => {
    setFailed(false);
    if (!refused) return;
    let cancelled = false;
    checkSession().then((active) => {
      if (cancelled) return;
      if (active) show(message ?? UNEXPECTED_ERROR);
      else setFailed(true);
    });
    return () => {
      cancelled = true;
    };
  }, [refused, message, checkSession, show]);
  return failed;
}
