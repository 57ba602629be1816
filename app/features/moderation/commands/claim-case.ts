import { sql } from 'kysely';
import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { mayModerate } from '../policy.ts';
import { type ByModerator, lockOpenCase } from './lock-case.ts';
import { recordAction } from './record-action.ts';

interface Claim extends ByModerator {
  /** Whether it is taken from another moderator who holds it. */
  takeOver?: boolean;
}

/**
 * Claims a case, so that no other moderator acts on it for CLAIM_LIFETIME; a second time it lasts from then. A claim that
 * has expired is taken over, and with `takeOver` any. Throws AppError forbidden, not_found, or conflict when it is handled or
 * another one is at it.
 */
export async function claimCase(platform: Platform, moderator: Claim): Promise<void> {
  const { by, caseId, takeOver } = moderator;
  if (!mayModerate(by)) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    const { claimedBy } = await lockOpenCase(tx, moderator);
    const claim = { claimedBy: by.memberId, claimedAt: tx.now, postponedUntil: null };
    await tx.db.updateTable('moderationCase').set(claim).where('id', '=', caseId).execute();
    if (claimedBy === by.memberId) return;
    await recordAction(tx, moderator, takeOver ? 'take-over' : 'claim');
  });
}

interface Release extends ByModerator {
  /** What the next one is told; '' for nothing. */
  note?: string;
  /** On which day from today it is among the cases that wait again; 0 for at once. */
  days?: number;
}

const URGENT = 'Een dringende zaak kan niet wachten. Laat haar aan een ander.';

/**
 * Leaves a case to other moderators again, at once or from a later day on. It does nothing when nobody holds it. Throws AppError
 * forbidden, not_found, invalid_input for an urgent case that would wait, or conflict when it is handled or another one is at
 * it.
 */
export async function releaseCase(platform: Platform, { note = '', days = 0, ...moderator }: Release): Promise<void> {
  const { by, caseId } = moderator;
  if (!mayModerate(by)) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    const { claimedBy, urgency } = await lockOpenCase(tx, moderator);
    if (claimedBy !== by.memberId) return;
    if (days > 0 && urgency > 0) throw new AppError('invalid_input', { fields: { Days: URGENT } });
    const postponedUntil = days > 0 ? beginOfDay(tx.now, days) : null;
    const released = { claimedBy: null, claimedAt: null, postponedUntil };
    await tx.db.updateTable('moderationCase').set(released).where('id', '=', caseId).execute();
    await recordAction(tx, moderator, days > 0 ? 'postpone' : 'release', note);
  });
}

/** When so many days later begins, in Amsterdam. */
const beginOfDay = (now: Date, days: number) => sql<Date>`(
  date_trunc('day', ${now}::timestamptz at time zone 'Europe/Amsterdam') + ${days}::integer * interval '1 day'
) at time zone 'Europe/Amsterdam'`;
