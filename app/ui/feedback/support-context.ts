import { createContext } from 'react';
import type { PlacedText } from '#app/platform/distress/placed-text.ts';

/** Above which text of the viewer whom they can call is shown, and how to close that. */
export interface Support {
  placed: PlacedText | null;
  infoline: { number: string; description: string };
  close: () => void;
}

export const SupportContext = createContext<Support | null>(null);

/** Whom somebody can call who does not want to live. */
export const supportPhones = (infoline: Support['infoline']) => [
  { number: '0800-0113', description: 'gratis, dag en nacht' },
  { number: '112', description: 'als je nu in gevaar bent' },
  infoline,
];
