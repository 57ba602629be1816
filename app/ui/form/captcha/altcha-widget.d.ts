import type { DetailedHTMLProps, HTMLAttributes, Ref } from 'react';
import type { Captcha, CaptchaWidget } from './use-captcha.ts';

/** The captcha's custom element, with the attributes that we set. */
interface AltchaAttributes extends HTMLAttributes<HTMLElement> {
  ref?: Ref<CaptchaWidget>;
  challenge: string;
  name: string;
  language: string;
  auto: 'off' | 'onfocus' | 'onload' | 'onsubmit';
  onload: Captcha['onLoad'];
  onstatechange: Captcha['onStateChange'];
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'altcha-widget': DetailedHTMLProps<AltchaAttributes, HTMLElement>;
    }
  }
}
