import { type ComponentProps, lazy, Suspense } from 'react';
import './flag.module.css';
import type { Flag } from './flag.tsx';

// What these need is not loaded at first sight: a page is read before anybody reports it. The styles come with the page.
const LoadedFlag = lazy(() => import('./flag.tsx').then((file) => ({ default: file.Flag })));
const LoadedNotice = lazy(() => import('./hidden-notice.tsx').then((file) => ({ default: file.HiddenNotice })));

/** The form that reports something to the moderators, of which the script is loaded after the page. */
export const LazyFlag = (props: ComponentProps<typeof Flag>) => (
  <Suspense>
    <LoadedFlag {...props} />
  </Suspense>
);

/** What tells that something is hidden, of which the script is loaded after the page. */
export const LazyHiddenNotice = () => (
  <Suspense>
    <LoadedNotice />
  </Suspense>
);
