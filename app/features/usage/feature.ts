import { defineFeature } from '#app/platform/features/define-feature.ts';
import { onRegistrationConfirmed } from './on/registration-confirmed.ts';

export const usageFeature = defineFeature({ name: 'usage', work: [onRegistrationConfirmed] });
