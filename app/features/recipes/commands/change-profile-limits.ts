import { ensureHealthConsent } from '#app/features/profiles/index.ts';
import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { LIMITED_NUTRIENTS } from '../nutrient-limits/nutrient-limits.ts';
import { deleteProfileLimits } from '../nutrient-limits/profile-limits.ts';
import type { NutrientLimits } from '../overview/overview-paths.ts';

interface Saving {
  by: Viewer;
  /** At least one, in the units of the choice. */
  limits: NutrientLimits;
  /** Whether the member consents with it to keep health data. */
  consenting: boolean;
}

/**
 * Keeps these limits in the member's profile, in place of those that were there. Throws AppError health_consent_missing
 * without consent of the current version (rules.md R35).
 */
export async function saveProfileLimits(
  platform: Platform,
  { by: { memberId }, limits, consenting }: Saving,
): Promise<void> {
  await write(platform, async (tx) => {
    await ensureHealthConsent(tx, { memberId, given: consenting });
    await deleteProfileLimits(tx.db, memberId);
    const rows = LIMITED_NUTRIENTS.flatMap(({ key: nutrient }) => {
      const atMost = limits[nutrient];
      return atMost === undefined ? [] : [{ memberId, nutrient, atMost, changedAt: tx.now }];
    });
    await tx.db.insertInto('nutrientLimit').values(rows).execute();
  });
}

/** Removes the limits from the member's profile; without any it does nothing. */
export async function removeProfileLimits(platform: Platform, { by: { memberId } }: { by: Viewer }): Promise<void> {
  await write(platform, ({ db }) => deleteProfileLimits(db, memberId));
}
