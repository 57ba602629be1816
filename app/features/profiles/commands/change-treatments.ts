import { write } from '#app/platform/database/write.ts';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { requireHealthConsent } from '../profile/health-consent.ts';
import type { TreatmentEntry } from '../profile/profile-field.ts';
import { lockProfile } from '../profile/read-profile.ts';
import { finishProfileWrite, IN_THE_FUTURE } from './change-profile.ts';

/**
 * Replaces the treatments of the member's own profile by these. Throws AppError invalid_input for a date in the future,
 * and health_consent_missing without consent to keep health data (rules.md R35).
 */
export async function changeTreatments(
  platform: Platform,
  { by: { memberId }, entries }: { by: Viewer; entries: readonly TreatmentEntry[] },
): Promise<void> {
  checkDates(entries, platform.clock.now());
  await write(platform, async (tx) => {
    await lockProfile(tx.db, memberId);
    if (entries.length > 0) await requireHealthConsent(tx.db, memberId);
    await tx.db.deleteFrom('treatmentEntry').where('memberId', '=', memberId).execute();
    if (entries.length > 0) {
      const rows = entries.map(({ id, treatmentId, hospitalId, since }) => ({
        memberId,
        id,
        treatmentId,
        hospitalId,
        since,
      }));
      await tx.db.insertInto('treatmentEntry').values(rows).execute();
    }
    await finishProfileWrite(tx, memberId);
  });
}

function checkDates(entries: readonly TreatmentEntry[], now: Date): void {
  const today = now.toISOString();
  const fields: FieldErrors = {};
  for (const [index, { since }] of entries.entries()) {
    if (since && since > today) fields[`${index}.Date`] = IN_THE_FUTURE;
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
