import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { readingsHandlers } from './api.ts';
import { readingsContract } from './contract.ts';
import { readingsMemberData } from './member-data.ts';
import { READING_KEPT } from './rules.ts';

/** What staff read about the health of members, which these members see. */
export const readingsFeature = defineFeature({
  name: 'readings',
  calls: { contract: readingsContract, handlers: readingsHandlers },
  expiredRows: [expiredRows({ table: 'reading', column: 'readAt', lifetime: READING_KEPT })],
  memberData: readingsMemberData,
});
