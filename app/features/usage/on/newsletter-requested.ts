import { newsletterRequested } from '#app/features/newsletter/events.ts';
import { onEvent } from '#app/platform/jobs/work.ts';
import { countUsage } from '../count-usage.ts';

export const onNewsletterRequested = onEvent(newsletterRequested, 'usage', ({ db, clock }) =>
  countUsage(db, 'newsletter_requested', clock.now()),
);
