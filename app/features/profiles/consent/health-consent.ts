import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';

/** The version of the text beside the consent checkbox, which is stored with each consent (rules.md R35). */
export const HEALTH_CONSENT_VERSION = '2026-11-22';

/** Whether a member consents to keep health data: their newest choice counts. */
export async function hasHealthConsent(db: Database, memberId: number): Promise<boolean> {
  const newest = await db
    .selectFrom('consent')
    .select('given')
    .where('memberId', '=', memberId)
    .where('kind', '=', 'health')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.given ?? false;
}

/** Throws AppError health_consent_missing for a member who does not consent to keep health data. */
export async function requireHealthConsent(db: Database, memberId: number): Promise<void> {
  if (!(await hasHealthConsent(db, memberId))) throw new AppError('health_consent_missing');
}
