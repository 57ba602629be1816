import { defineFeature } from '#app/platform/features/define-feature.ts';
import { profilesHandlers } from './api.ts';
import { profilesContract } from './contract.ts';
import { profilesMemberData } from './member-data.ts';
import { mountPhotos } from './mount-photos.ts';
import { ownProfileContract } from './own-profile/own-profile-contract.ts';
import { profileTexts } from './profile/fields.ts';
import { hasHealthConsent } from './profile/health-consent.ts';

export const profilesFeature = defineFeature({
  name: 'profiles',
  calls: {
    contract: { ...profilesContract, ...ownProfileContract },
    handlers: profilesHandlers,
  },
  draftKinds: profileTexts.map(({ medical, input: { draft } }) =>
    medical ? { kind: draft, maySave: (db, { memberId }) => hasHealthConsent(db, memberId) } : draft,
  ),
  mount: mountPhotos,
  memberData: profilesMemberData,
});
