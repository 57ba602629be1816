import { defineFeature } from '#app/platform/features/define-feature.ts';
import { usageHandlers } from './api.ts';
import { usageContract } from './contract.ts';
import { usageLimits } from './limits.ts';
import { onNewsletterRequested } from './on/newsletter-requested.ts';
import { onPageShared } from './on/page-shared.ts';
import { onRegistrationConfirmed } from './on/registration-confirmed.ts';

export const usageFeature = defineFeature({
  name: 'usage',
  calls: { contract: usageContract, handlers: usageHandlers },
  work: [onRegistrationConfirmed, onNewsletterRequested, onPageShared],
  limits: Object.values(usageLimits),
});
