import { pageShared } from '#app/features/sharing/events.ts';
import { onEvent } from '#app/platform/jobs/work.ts';
import { countUsage } from '../count-usage.ts';

export const onPageShared = onEvent(pageShared, 'usage', ({ db, clock }, { type }) =>
  countUsage(db, `${type}_mailed`, clock.now()),
);
