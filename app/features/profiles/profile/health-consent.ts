import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';

/**
 * The version of the text beside the consent checkbox, which is stored with each consent (rules.md R35). Since this one the
 * text also covers the limits of nutrients (docs/decisions/reader-limits.md).
 */
export const HEALTH_CONSENT_VERSION = '2026-11-23';

/** Whether a member consents to keep the health data of their profile, by any version: their newest choice counts. */
export async function hasHealthConsent(db: Database, memberId: number): Promise<boolean> {
  return (await findNewest(db, memberId))?.given ?? false;
}

/** Whether a member consents by the current version: for health data that an earlier text did not name. */
export async function hasCurrentHealthConsent(db: Database, memberId: number): Promise<boolean> {
  const newest = await findNewest(db, memberId);
  return newest?.given === true && newest.version === HEALTH_CONSENT_VERSION;
}

/** Throws AppError health_consent_missing for a member who does not consent to keep health data. */
export async function requireHealthConsent(db: Database, memberId: number): Promise<void> {
  if (!(await hasHealthConsent(db, memberId))) throw new AppError('health_consent_missing');
}

const findNewest = (db: Database, memberId: number) =>
  db
    .selectFrom('consent')
    .select(['given', 'version'])
    .where('memberId', '=', memberId)
    .where('kind', '=', 'health')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
