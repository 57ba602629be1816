import { type FormEvent, type RefObject, useRef, useState } from 'react';

/** The captcha's custom element, as far as we use it. */
export interface CaptchaWidget extends HTMLElement {
  reset(): void;
  getState(): string;
  verify(): Promise<unknown>;
}

export interface Captcha {
  widget: RefObject<CaptchaWidget | null>;
  /** Whether its solution stands in the form. */
  verified: boolean;
  /** For the widget's own event. */
  onState: (event: CustomEvent<{ state: string }>) => void;
  /** The form's onSubmit: while the check runs the form waits, and is sent by itself once that is over. */
  hold: (event: FormEvent<HTMLFormElement>) => void;
  /** Whether a form waits. */
  held: boolean;
}

/** What a form needs to know of its captcha: whether it is done, and to wait until it is. */
export function useCaptcha(): Captcha {
  const widget = useRef<CaptchaWidget>(null);
  const waiting = useRef<HTMLFormElement>(null);
  const [verified, setVerified] = useState(false);
  const [held, setHeld] = useState(false);

  function onState({ detail: { state } }: CustomEvent<{ state: string }>) {
    setVerified(state === 'verified');
    if (state === 'verifying' || !waiting.current) return;
    const form = waiting.current;
    waiting.current = null;
    setHeld(false);
    form.requestSubmit();
  }

  function hold(event: FormEvent<HTMLFormElement>) {
    const state = widget.current?.getState?.();
    if (state !== 'verifying' && state !== 'unverified') return;
    event.preventDefault();
    if (waiting.current) return;
    waiting.current = event.currentTarget;
    setHeld(true);
    if (state === 'unverified') widget.current?.verify(); // some browsers do not focus what is clicked
  }

  return { widget, verified, onState, hold, held };
}
