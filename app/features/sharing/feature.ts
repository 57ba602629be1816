import { DAY } from '#app/platform/clock.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { handleJob } from '#app/platform/jobs/work.ts';
import { sharingHandlers } from './api.ts';
import { sendShareMail } from './commands/send-share-mail.tsx';
import { sharingContract } from './contract.ts';
import { shareMailJob } from './jobs.ts';
import { sharingLimits } from './limits.ts';

export const sharingFeature = defineFeature({
  name: 'sharing',
  calls: { contract: sharingContract, handlers: sharingHandlers },
  work: [handleJob(shareMailJob, (platform, { mailId }) => sendShareMail(platform, mailId))],
  limits: Object.values(sharingLimits),
  expiredRows: [expiredRows({ table: 'shareMail', column: 'requestedAt', lifetime: DAY })],
});
