import { DAY, HOUR } from '#app/platform/clock.ts';
import { outdatedRows } from './database/remove-outdated-rows.ts';
import { defineFeature } from './features/define-feature.ts';
import { imagesWork } from './images/work.ts';
import { limits } from './limits/rate-limit.ts';
import { mediaWork } from './media/work.ts';
import { platformPaths } from './reserved-paths.ts';

/** The platform's own declarations, as a feature. */
export const platformFeature = defineFeature({
  name: 'platform',
  work: [...imagesWork, ...mediaWork],
  limits: Object.values(limits),
  outdatedRows: [
    outdatedRows({ table: 'captchaUse', column: 'expiresAt', lifetime: 0 }),
    outdatedRows({ table: 'rateLimit', column: 'expire', lifetime: 0, inMilliseconds: true }),
    outdatedRows({ table: 'idempotencyKey', column: 'createdAt', lifetime: DAY }),
    outdatedRows({ table: 'pageChange', column: 'at', lifetime: HOUR }),
  ],
  reservedPaths: platformPaths,
});
