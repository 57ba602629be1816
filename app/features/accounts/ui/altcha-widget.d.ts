import type { DetailedHTMLProps, HTMLAttributes, Ref } from 'react';

/** The captcha's custom element, with the attributes that we set. */
interface AltchaAttributes extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement & { reset(): void }>;
  challenge: string;
  name: string;
  language: string;
  auto: 'off' | 'onfocus' | 'onload' | 'onsubmit';
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'altcha-widget': DetailedHTMLProps<AltchaAttributes, HTMLElement>;
    }
  }
}
