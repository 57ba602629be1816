import { OBJECTION_PERIOD } from '#app/platform/cases/objection-period.ts';
import { objectionWaitsAbout } from '#app/platform/cases/objection-waits.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { profilesHandlers } from './api.ts';
import { profileCaseKinds } from './cases.ts';
import { profilesContract } from './contract.ts';
import { profilesMemberData } from './member-data.ts';
import { mountPhotos } from './mount-photos.ts';
import { ownProfileContract } from './own-profile/own-profile-contract.ts';
import { PHOTO_CASE } from './paths.ts';
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
  caseKinds: profileCaseKinds,
  expiredRows: [
    expiredRows({
      table: 'hiddenPhoto',
      column: 'hiddenAt',
      lifetime: OBJECTION_PERIOD,
      unless: () => objectionWaitsAbout({ kind: PHOTO_CASE, subjectId: 'hiddenPhoto.memberId' }),
    }),
  ],
  memberData: profilesMemberData,
});
