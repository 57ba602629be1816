import { DAY } from '#app/platform/clock.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { draftsHandlers } from './api.ts';
import { draftsContract } from './contract.ts';
import { draftsLimits } from './limits.ts';
import { draftsMemberData } from './member-data.ts';

/** How long a draft is stored after it was last saved. */
const LIFETIME = 30 * DAY;

export const draftsFeature = defineFeature({
  name: 'drafts',
  calls: { contract: draftsContract, handlers: draftsHandlers },
  limits: Object.values(draftsLimits),
  expiredRows: [expiredRows({ table: 'draft', column: 'updatedAt', lifetime: LIFETIME })],
  memberData: draftsMemberData,
});
