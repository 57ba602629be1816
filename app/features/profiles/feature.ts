import { defineFeature } from '#app/platform/features/define-feature.ts';
import { profilesHandlers } from './api.ts';
import { hasHealthConsent } from './consent/health-consent.ts';
import { profilesContract } from './contract.ts';
import { profilesMemberData } from './member-data.ts';
import { ownProfileHandlers } from './own-profile/api.ts';
import { ownProfileContract } from './own-profile/contract.ts';
import { mountPhotos } from './photo/mount-photos.ts';
import { isMedicalField } from './profile/profile-changes.ts';
import { profileDrafts } from './profile/profile-drafts.ts';

export const profilesFeature = defineFeature({
  name: 'profiles',
  calls: {
    contract: { ...profilesContract, ...ownProfileContract },
    handlers: { ...profilesHandlers, ...ownProfileHandlers },
  },
  draftKinds: Object.entries(profileDrafts).map(([field, kind]) =>
    isMedicalField(field) ? { kind, maySave: (db, { memberId }) => hasHealthConsent(db, memberId) } : kind,
  ),
  mount: mountPhotos,
  memberData: profilesMemberData,
});
