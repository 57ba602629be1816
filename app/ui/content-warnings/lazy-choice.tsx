import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../hydration/lazy-part.ts';
import type { FoldedChoice } from './content-warnings-field.tsx';

// Most readers write nothing, and most texts need none (docs/decisions/scripts.md).
const LoadedChoice = lazyPart(() => import('./content-warnings-field.tsx').then((file) => file.FoldedChoice));

/** The choice of what a text is about, of which the script is loaded after the page. */
export const LazyChoice = (props: ComponentProps<typeof FoldedChoice>) => (
  <Suspense>
    <LoadedChoice {...props} />
  </Suspense>
);
