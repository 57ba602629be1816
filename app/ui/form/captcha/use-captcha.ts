import { type FormEvent, type RefObject, use, useCallback, useEffect, useRef, useState } from 'react';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { AntiforgeryContext } from '../antiforgery-context.ts';

/** The captcha's custom element, as far as we use it. */
export interface CaptchaWidget extends HTMLElement {
  reset(): void;
  getState(): string;
  verify(): Promise<unknown>;
}

export interface Captcha {
  widget: RefObject<CaptchaWidget | null>;
  /** The script that defines the custom element: 'unused' while no field is shown. */
  script: 'unused' | 'loading' | 'loaded' | 'failed';
  /** Loads the script for a field that is shown. Returns the cleanup for when the field is removed. */
  loadScript: () => () => void;
  /** The handler of the widget's `load` event. */
  onLoad: () => void;
  /** Whether the form has a solution of the captcha. */
  verified: boolean;
  /** The handler of the widget's `statechange` event. */
  onStateChange: (event: CustomEvent<{ state: string }>) => void;
  /** The form's onSubmit: it holds back the form until the captcha is solved, and then submits it. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Whether a submission waits for the captcha. */
  pending: boolean;
}

/** The state of the captcha of a form, and the handler that lets a submission wait until it is loaded and solved. */
export function useCaptcha(): Captcha {
  const widget = useRef<CaptchaWidget>(null);
  const pendingForm = useRef<HTMLFormElement>(null);
  const [script, setScript] = useState<Captcha['script']>('unused');
  const [verified, setVerified] = useState(false);
  const [pending, setPending] = useState(false);

  const loadScript = useCallback(() => {
    let isShown = true;
    setScript('loading');
    import('./altcha.ts').then(
      () => isShown && setScript('loaded'),
      () => isShown && setScript('failed'),
    );
    return () => {
      isShown = false;
      setScript('unused');
      setVerified(false);
    };
  }, []);

  const submitPendingForm = useCallback(() => {
    const form = pendingForm.current;
    if (!form) return;
    pendingForm.current = null;
    setPending(false);
    form.requestSubmit();
  }, []);

  // Without its script or its field the captcha can't be solved: the form is sent without a solution, and the server decides.
  useEffect(() => {
    if (script === 'failed' || script === 'unused') submitPendingForm();
  }, [script, submitPendingForm]);

  function onLoad() {
    // The widget starts on focus, but misses a focus from before it was there.
    const isInUse = widget.current?.closest('form')?.matches(':focus-within');
    if (isInUse || pendingForm.current) widget.current?.verify();
  }

  function onStateChange({ detail: { state } }: CustomEvent<{ state: string }>) {
    if (!widget.current) return; // the field was removed while the captcha was being solved
    setVerified(state === 'verified');
    if (state !== 'verifying') submitPendingForm();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (script === 'unused' || script === 'failed') return;
    const state = widget.current?.getState?.() ?? 'loading';
    if (state !== 'loading' && state !== 'verifying' && state !== 'unverified') return;
    event.preventDefault();
    if (pendingForm.current) return;
    pendingForm.current = event.currentTarget;
    setPending(true);
    // The widget starts on focus, but some browsers do not focus a clicked button.
    if (state === 'unverified') widget.current?.verify();
  }

  return { widget, script, loadScript, verified, onLoad, onStateChange, onSubmit, pending };
}

/** Counts the errors: each is announced again, and resets the captcha, because a solution is accepted once. */
export function useErrorCount(formError: FormError | undefined): number {
  const [last, setLast] = useState(formError);
  const [count, setCount] = useState(0);
  if (formError !== last) {
    setLast(formError);
    if (formError) setCount(count + 1);
  }
  return count;
}

/**
 * Whether a form asks for a captcha: of visitors, and of a member whose session ended after the page was loaded. The server
 * told that by an error, and it stays so when a later error is about something else.
 */
export function useAsksForCaptcha(formError: FormError | undefined): boolean {
  const isVisitor = use(AntiforgeryContext) === null;
  const [wasRefused, setWasRefused] = useState(false);
  if (!wasRefused && formError?.errors.Recaptcha !== undefined) setWasRefused(true);
  return isVisitor || wasRefused;
}
