import { defineFeature } from '#app/platform/features/define-feature.ts';
import { donorsHandlers } from './api.ts';
import { donorsContract } from './contract.ts';
import { donorsMemberData } from './member-data.ts';

export const donorsFeature = defineFeature({
  name: 'donors',
  calls: { contract: donorsContract, handlers: donorsHandlers },
  memberData: donorsMemberData,
});
