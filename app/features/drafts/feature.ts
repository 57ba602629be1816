import { DAY } from '#app/platform/clock.ts';
import { outdatedRows } from '#app/platform/database/remove-outdated-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { draftsHandlers } from './api.ts';
import { draftsContract } from './contract.ts';
import { draftsLimits } from './limits.ts';

/** How long a draft waits for its writer to come back. */
const LIFETIME = 30 * DAY;

export const draftsFeature = defineFeature({
  name: 'drafts',
  calls: { contract: draftsContract, handlers: draftsHandlers },
  limits: Object.values(draftsLimits),
  outdatedRows: [outdatedRows({ table: 'draft', column: 'updatedAt', lifetime: LIFETIME })],
});
