import { sql } from 'kysely';
import { OBJECTION_PERIOD } from '#app/platform/cases/objection-period.ts';
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

/** Whether an objection to the decision about the photo of this row waits. */
const objectionWaits = sql<boolean>`exists (
  select from objection
  join decision on decision.id = objection.decision_id
  join moderation_case on moderation_case.id = decision.case_id
  where objection.answered_at is null and moderation_case.kind = ${PHOTO_CASE}
    and moderation_case.subject_id = ${sql.ref('hiddenPhoto.memberId')}
)`;

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
      unless: () => objectionWaits,
    }),
  ],
  memberData: profilesMemberData,
});
