import { type FormEvent, type RefObject, useRef, useState } from 'react';

/** The captcha's custom element, as far as we use it. */
export interface CaptchaWidget extends HTMLElement {
  reset(): void;
  getState(): string;
  verify(): Promise<unknown>;
}

export interface Captcha {
  widget: RefObject<CaptchaWidget | null>;
  /** Whether the form has a solution of the captcha. */
  verified: boolean;
  /** The handler of the widget's `statechange` event. */
  onStateChange: (event: CustomEvent<{ state: string }>) => void;
  /** The form's onSubmit: it holds back the form until the captcha is solved, and then submits it. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Whether a submission waits for the captcha. */
  pending: boolean;
}

/** The state of the captcha of a form, and the handler that lets a submission wait until it is solved. */
export function useCaptcha(): Captcha {
  const widget = useRef<CaptchaWidget>(null);
  const pendingForm = useRef<HTMLFormElement>(null);
  const [verified, setVerified] = useState(false);
  const [pending, setPending] = useState(false);

  function onStateChange({ detail: { state } }: CustomEvent<{ state: string }>) {
    setVerified(state === 'verified');
    if (state === 'verifying' || !pendingForm.current) return;
    const form = pendingForm.current;
    pendingForm.current = null;
    setPending(false);
    form.requestSubmit();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const state = widget.current?.getState?.();
    if (state !== 'verifying' && state !== 'unverified') return;
    event.preventDefault();
    if (pendingForm.current) return;
    pendingForm.current = event.currentTarget;
    setPending(true);
    // The widget starts on focus, but some browsers do not focus a clicked button.
    if (state === 'unverified') widget.current?.verify();
  }

  return { widget, verified, onStateChange, onSubmit, pending };
}
