import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { sessionsHandlers } from './api.ts';
import { sessionsContract } from './contract.ts';
import { sessionsMemberData } from './member-data.ts';

export const sessionsFeature = defineFeature({
  name: 'sessions',
  calls: { contract: sessionsContract, handlers: sessionsHandlers },
  expiredRows: [expiredRows({ table: 'session', column: 'expiresAt', lifetime: 0 })],
  memberData: sessionsMemberData,
});
