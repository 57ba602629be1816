import { hasCurrentHealthConsent } from '#app/features/profiles/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { NutrientLimits } from '../overview/overview-paths.ts';
import { choosableLimits } from './nutrient-limits.ts';

/** The limits that a viewer keeps in their profile, and whether they consent to that (docs/decisions/reader-limits.md). */
export interface ProfileLimits {
  limits: NutrientLimits;
  healthConsent: boolean;
}

/** Reads the limits in the viewer's own profile; none for a visitor, and none without consent, whatever is stored. */
export async function readProfileLimits({ platform: { db }, viewer }: RequestContext): Promise<ProfileLimits> {
  if (!viewer) return { limits: {}, healthConsent: false };
  const { memberId } = viewer;
  const [rows, healthConsent] = await Promise.all([
    db.selectFrom('nutrientLimit').select(['nutrient', 'atMost']).where('memberId', '=', memberId).execute(),
    hasCurrentHealthConsent(db, memberId),
  ]);
  const stored = new Map(rows.map(({ nutrient, atMost }) => [nutrient, atMost]));
  return { limits: healthConsent ? choosableLimits((nutrient) => stored.get(nutrient)) : {}, healthConsent };
}

/** Deletes the limits in a member's profile. */
export async function deleteProfileLimits(db: OpenTransaction, memberId: number): Promise<void> {
  await db.deleteFrom('nutrientLimit').where('memberId', '=', memberId).execute();
}
