import { DAY, HOUR } from '#app/platform/clock.ts';
import { expiredRows } from './database/delete-expired-rows.ts';
import { defineFeature } from './features/define-feature.ts';
import { deleteOrphanedPictures, deleteOrphanedPicturesJob } from './images/delete-orphaned-pictures.ts';
import { handleJob } from './jobs/work.ts';
import { limits } from './limits/rate-limit.ts';
import { mountEvents } from './live/mount-events.ts';
import { deleteOrphanedFiles, deleteOrphanedFilesJob } from './media/delete-orphaned-files.ts';

/** The platform's own declarations, as a feature. */
export const platformFeature = defineFeature({
  name: 'platform',
  mount: mountEvents,
  work: [
    handleJob(deleteOrphanedPicturesJob, deleteOrphanedPictures),
    handleJob(deleteOrphanedFilesJob, deleteOrphanedFiles),
  ],
  limits: Object.values(limits),
  expiredRows: [
    expiredRows({ table: 'captchaUse', column: 'expiresAt', lifetime: 0 }),
    expiredRows({ table: 'rateLimit', column: 'expire', lifetime: 0, inMilliseconds: true }),
    expiredRows({ table: 'idempotencyKey', column: 'createdAt', lifetime: DAY }),
    expiredRows({ table: 'pageChange', column: 'at', lifetime: HOUR }),
  ],
});
