import { DAY, HOUR } from '#app/platform/clock.ts';
import { expiredRows } from './database/delete-expired-rows.ts';
import { defineFeature } from './features/define-feature.ts';
import { imagesWork } from './images/work.ts';
import { limits } from './limits/rate-limit.ts';
import { mountEvents } from './live/mount-events.ts';
import { mediaWork } from './media/work.ts';
import { platformReservedPaths } from './reserved-paths.ts';

/** The platform's own declarations, as a feature. */
export const platformFeature = defineFeature({
  name: 'platform',
  mount: mountEvents,
  work: [...imagesWork, ...mediaWork],
  limits: Object.values(limits),
  expiredRows: [
    expiredRows({ table: 'captchaUse', column: 'expiresAt', lifetime: 0 }),
    expiredRows({ table: 'rateLimit', column: 'expire', lifetime: 0, inMilliseconds: true }),
    expiredRows({ table: 'idempotencyKey', column: 'createdAt', lifetime: DAY }),
    expiredRows({ table: 'pageChange', column: 'at', lifetime: HOUR }),
  ],
  reservedPaths: platformReservedPaths,
});
