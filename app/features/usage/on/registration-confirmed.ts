import { registrationConfirmed } from '#app/features/accounts/events.ts';
import { onEvent } from '#app/platform/jobs/work.ts';
import { countUsage } from '../count-usage.ts';

/**
 * Counts members and donors apart. What else somebody is (patient, partner …) is a fact about health, and on a day with one
 * registration a count would tell whose (rules.md R35).
 */
export const onRegistrationConfirmed = onEvent(
  registrationConfirmed,
  'usage',
  async ({ db, clock }, { asDonor, newsletter }) => {
    await countUsage(db, asDonor ? 'donor_registration_finished' : 'registration_finished', clock.now());
    if (newsletter) await countUsage(db, 'newsletter_requested', clock.now());
  },
);
