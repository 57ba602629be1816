import { registrationConfirmed } from '#app/features/accounts/events.ts';
import { newsletterRequested } from '#app/features/newsletter/events.ts';
import { pageShared } from '#app/features/sharing/events.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { onEvent } from '#app/platform/jobs/work.ts';
import { usageHandlers } from './api.ts';
import { usageContract } from './contract.ts';
import { countUsage } from './count-usage.ts';
import { usageLimits } from './limits.ts';

/**
 * Counts members and donors apart. What else somebody is (patient, partner …) is a fact about health, and on a day with one
 * registration a count would tell whose (rules.md R35).
 */
const onRegistrationConfirmed = onEvent(
  registrationConfirmed,
  'usage',
  async ({ db, clock }, { asDonor, newsletter }) => {
    await countUsage(db, asDonor ? 'donor_registration_finished' : 'registration_finished', clock.now());
    if (newsletter) await countUsage(db, 'newsletter_requested', clock.now());
  },
);

const onPageShared = onEvent(pageShared, 'usage', ({ db, clock }, { type }) =>
  countUsage(db, `${type}_mailed`, clock.now()),
);

const onNewsletterRequested = onEvent(newsletterRequested, 'usage', ({ db, clock }) =>
  countUsage(db, 'newsletter_requested', clock.now()),
);

export const usageFeature = defineFeature({
  name: 'usage',
  calls: { contract: usageContract, handlers: usageHandlers },
  work: [onRegistrationConfirmed, onNewsletterRequested, onPageShared],
  limits: Object.values(usageLimits),
});
