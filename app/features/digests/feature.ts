import { DAY, SECOND } from '#app/platform/clock.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { atInterval } from '#app/platform/jobs/work.ts';
import { digestsMemberData } from './member-data.ts';
import { prepareDigests } from './prepare-digests.ts';
import { sendDigests } from './send-digests.ts';

export const digestsFeature = defineFeature({
  name: 'digests',
  work: [
    atInterval({ name: 'digests.prepare', interval: 15 * SECOND, run: prepareDigests }),
    atInterval({ name: 'digests.send', interval: 5 * SECOND, run: sendDigests }),
  ],
  expiredRows: [expiredRows({ table: 'digestRun', column: 'startedAt', lifetime: 30 * DAY })],
  memberData: digestsMemberData,
});
