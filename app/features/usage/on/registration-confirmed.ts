import { registrationConfirmed } from '#app/features/accounts/events.ts';
import { on } from '#app/platform/jobs/work.ts';
import { countUse } from '../count-use.ts';

export const onRegistrationConfirmed = on(registrationConfirmed, 'usage', ({ db, clock }, { asDonor }) =>
  countUse(db, asDonor ? 'donor_registration_finished' : 'registration_finished', clock.now()),
);
