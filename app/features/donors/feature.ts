import { defineFeature } from '#app/platform/features/define-feature.ts';
import { donorsHandlers } from './api.ts';
import { donorsContract } from './contract.ts';

export const donorsFeature = defineFeature({
  name: 'donors',
  calls: { contract: donorsContract, handlers: donorsHandlers },
});
