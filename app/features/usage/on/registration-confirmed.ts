import { registrationConfirmed } from '#app/features/accounts/events.ts';
import { onEvent } from '#app/platform/jobs/work.ts';
import { countUsage } from '../count-usage.ts';

export const onRegistrationConfirmed = onEvent(registrationConfirmed, 'usage', ({ db, clock }, { asDonor }) =>
  countUsage(db, asDonor ? 'donor_registration_finished' : 'registration_finished', clock.now()),
);
