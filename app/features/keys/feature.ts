import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { handleJob } from '#app/platform/jobs/work.ts';
import { keysHandlers } from './api.ts';
import { sendKeyChangedMail } from './commands/send-key-changed-mail.tsx';
import { keysContract } from './contract.ts';
import { keyChangedMailJob } from './jobs.ts';
import { keysLimits } from './limits.ts';
import { keysMemberData } from './member-data.ts';

export const keysFeature = defineFeature({
  name: 'keys',
  calls: { contract: keysContract, handlers: keysHandlers },
  work: [handleJob(keyChangedMailJob, sendKeyChangedMail)],
  limits: Object.values(keysLimits),
  expiredRows: [expiredRows({ table: 'usedChallenge', column: 'expiresAt', lifetime: 0 })],
  memberData: keysMemberData,
});
