import { type Write, write } from '#app/platform/database/write.ts';
import { discardDraftsOf } from '#app/platform/drafts.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { storeDirectoryEntry } from '../directory/store-directory-entry.ts';
import { CONSENT_MISSING } from '../own-profile/own-profile-contract.ts';
import { profileColumns, profileTexts } from '../profile/fields.ts';
import { HEALTH_CONSENT_VERSION, hasCurrentHealthConsent, hasHealthConsent } from '../profile/health-consent.ts';
import type { ProfileChanges } from '../profile/profile.ts';
import { emptyOf } from '../profile/profile-field.ts';
import { lockProfile } from '../profile/read-profile.ts';
import { memberTopic } from '../topics.ts';

/**
 * Logs that a member gives or withdraws consent to keep health data, with the version of the text and the time.
 * Withdrawing removes all medical fields of the profile, what was being typed in them, and what other features keep by this
 * consent (rules.md R35).
 */
export async function changeHealthConsent(
  platform: Platform,
  { by: { memberId }, given }: { by: Viewer; given: boolean },
): Promise<void> {
  await write(platform, async (tx) => {
    await lockProfile(tx.db, memberId);
    if (given ? await hasCurrentHealthConsent(tx.db, memberId) : !(await hasHealthConsent(tx.db, memberId))) return;
    if (!given) await deleteHealthData(platform, tx, memberId);
    await logHealthConsent(tx, { memberId, given });
  });
}

/**
 * Makes sure, before health data is stored in this transaction, that the member consents by the current version: it logs the
 * consent that is given together with the data. Until the transaction ends nobody can withdraw it. Throws AppError
 * health_consent_missing without consent, at the field HealthConsent.
 */
export async function ensureHealthConsent(
  tx: Write,
  { memberId, given }: { memberId: number; given: boolean },
): Promise<void> {
  await lockProfile(tx.db, memberId);
  if (await hasCurrentHealthConsent(tx.db, memberId)) return;
  if (!given) throw new AppError('health_consent_missing', { fields: { HealthConsent: CONSENT_MISSING } });
  await logHealthConsent(tx, { memberId, given });
}

async function logHealthConsent(tx: Write, { memberId, given }: { memberId: number; given: boolean }): Promise<void> {
  await tx.db
    .insertInto('consent')
    .values({ memberId, kind: 'health', version: HEALTH_CONSENT_VERSION, given, at: tx.now })
    .execute();
  await storeDirectoryEntry(tx.db, memberId);
  tx.invalidate(memberTopic(memberId));
}

/** The medical columns, empty. */
const NO_HEALTH_DATA: ProfileChanges = Object.fromEntries(
  profileColumns.filter(({ medical }) => medical).map(({ name, input }) => [name, emptyOf(input)]),
);

async function deleteHealthData(platform: Platform, { db }: Write, memberId: number): Promise<void> {
  await db.updateTable('profile').set(NO_HEALTH_DATA).where('memberId', '=', memberId).execute();
  await db.deleteFrom('treatmentEntry').where('memberId', '=', memberId).execute();
  await discardDraftsOf(db, { memberId, kinds: profileTexts.map(({ input }) => input.draft) });
  for (const deleteItsHealthData of platform.deleteHealthData) await deleteItsHealthData(db, memberId);
}
