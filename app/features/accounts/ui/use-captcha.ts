import { type RefObject, useRef, useState } from 'react';

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
  /** When a check that runs, or can be started now, is over; undefined where nothing is to be waited for. */
  settled: () => Promise<void> | undefined;
}

/** What a form needs to know of its captcha: whether it is done, and when it will be. */
export function useCaptcha(): Captcha {
  const widget = useRef<CaptchaWidget>(null);
  const waiting = useRef<(() => void)[]>([]);
  const [verified, setVerified] = useState(false);

  function onState({ detail: { state } }: CustomEvent<{ state: string }>) {
    setVerified(state === 'verified');
    if (state === 'verifying') return;
    for (const go of waiting.current.splice(0)) go();
  }

  function settled() {
    const state = widget.current?.getState?.();
    if (state !== 'verifying' && state !== 'unverified') return undefined;
    const over = new Promise<void>((resolve) => waiting.current.push(resolve));
    if (state === 'unverified') widget.current?.verify(); // some browsers do not focus what is clicked
    return over;
  }

  return { widget, verified, onState, settled };
}
