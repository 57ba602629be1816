import { Suspense, use } from 'react';
import type { PlacedText } from '#app/platform/distress/placed-text.ts';
import { lazyPart } from '../hydration/lazy-part.ts';
import { SupportContext } from './support-context.ts';
import './support-panel.module.css';

// Hardly anybody sees it (docs/decisions/scripts.md). The styles come with the page.
const OpenSupportPanel = lazyPart(() => import('./open-support-panel.tsx').then((file) => file.OpenSupportPanel));

/**
 * Whom the viewer can call, above the text in which they wrote just now that they do not want to live. Nobody else sees it,
 * and it holds nothing back (docs/decisions/distress.md).
 */
export function SupportPanel({ kind, id }: PlacedText) {
  const support = use(SupportContext);
  if (support?.placed?.kind !== kind || support.placed.id !== id) return null;
  return (
    <Suspense>
      <OpenSupportPanel {...support} />
    </Suspense>
  );
}
