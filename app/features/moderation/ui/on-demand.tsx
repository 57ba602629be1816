import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import './flag.module.css';
import type { Flag } from './flag.tsx';
import type { FlagConfirmation } from './flag-confirmation.tsx';

// Nobody uses these at first sight (docs/decisions/0094). The styles come with the page.
const LoadedFlag = lazyPart(() => import('./flag.tsx').then((file) => file.Flag));
const LoadedConfirmation = lazyPart(() => import('./flag-confirmation.tsx').then((file) => file.FlagConfirmation));
const LoadedNotice = lazyPart(() => import('./hidden-notice.tsx').then((file) => file.HiddenNotice));

/** The form that reports something to the moderators, of which the script is loaded after the page. */
export const LazyFlag = (props: ComponentProps<typeof Flag>) => (
  <Suspense>
    <LoadedFlag {...props} />
  </Suspense>
);

/** The thanks for a flag, of which the script is loaded after the page. */
export const LazyFlagConfirmation = (props: ComponentProps<typeof FlagConfirmation>) => (
  <Suspense>
    <LoadedConfirmation {...props} />
  </Suspense>
);

/** What tells that something is hidden, of which the script is loaded after the page. */
export const LazyHiddenNotice = () => (
  <Suspense>
    <LoadedNotice />
  </Suspense>
);
