import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import './report.module.css';
import type { Report } from './report.tsx';
import type { ReportConfirmation } from './report-confirmation.tsx';

// Nobody uses these at first sight (docs/decisions/0094). The styles come with the page.
const LoadedReport = lazyPart(() => import('./report.tsx').then((file) => file.Report));
const LoadedConfirmation = lazyPart(() => import('./report-confirmation.tsx').then((file) => file.ReportConfirmation));
const LoadedNotice = lazyPart(() => import('./hidden-notice.tsx').then((file) => file.HiddenNotice));

/** The form that reports something to the moderators, of which the script is loaded after the page. */
export const LazyReport = (props: ComponentProps<typeof Report>) => (
  <Suspense>
    <LoadedReport {...props} />
  </Suspense>
);

/** The thanks for a report, of which the script is loaded after the page. */
export const LazyReportConfirmation = (props: ComponentProps<typeof ReportConfirmation>) => (
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
