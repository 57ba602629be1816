import { discardDraftsOf } from '#app/features/drafts/index.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { storeDirectoryEntry } from '../directory/store-directory-entry.ts';
import { healthConsentChanged } from '../events.ts';
import { lockProfile } from '../profile/lock-profile.ts';
import { NO_MEDICAL_FIELDS } from '../profile/profile-changes.ts';
import { profileDrafts } from '../profile/profile-drafts.ts';
import { memberTopic } from '../topics.ts';
import { HEALTH_CONSENT_VERSION, hasHealthConsent } from './health-consent.ts';

/**
 * Logs that a member gives or withdraws consent to keep health data, with the version of the text and the time.
 * Withdrawing removes all medical fields of the profile, and what was being typed in them (rules.md R35).
 */
export async function changeHealthConsent(
  platform: Platform,
  { by: { memberId }, given }: { by: Viewer; given: boolean },
): Promise<void> {
  await write(platform, async (tx) => {
    await lockProfile(tx.db, memberId);
    if ((await hasHealthConsent(tx.db, memberId)) === given) return;
    await tx.db
      .insertInto('consent')
      .values({ memberId, kind: 'health', version: HEALTH_CONSENT_VERSION, given, at: tx.now })
      .execute();
    if (!given) await deleteHealthData(tx, memberId);
    await storeDirectoryEntry(tx.db, memberId);
    tx.invalidate(memberTopic(memberId));
    await tx.publish(healthConsentChanged, { memberId, given });
  });
}

async function deleteHealthData({ db }: Write, memberId: number): Promise<void> {
  await db.updateTable('profile').set(NO_MEDICAL_FIELDS).where('memberId', '=', memberId).execute();
  await db.deleteFrom('treatmentEntry').where('memberId', '=', memberId).execute();
  await discardDraftsOf(db, { memberId, kinds: Object.values(profileDrafts) });
}
