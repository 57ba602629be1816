import type { CaseKind } from '#app/platform/cases/case-kind.ts';
import { claimantAt } from '#app/platform/cases/claim.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { findKind } from '../lists/subjects.ts';
import { mayJudge } from '../policy.ts';
import { CLAIM_LIFETIME } from '../rules.ts';

/** A moderator and a case. */
export interface ByModerator {
  by: Viewer;
  caseId: number;
  /** The field of the form at which a refusal is told, where that is not the page of the case. */
  field?: string;
}

const HANDLED = 'Deze zaak is al afgehandeld.';
const OWN = 'Dit gaat over jezelf. Iemand anders behandelt dit.';
const CLAIMED = 'Een andere moderator is met deze zaak bezig. Er is niets veranderd.';

/** Reads and locks a case: until the transaction ends, no other moderator can change it. Throws AppError not_found. */
async function lockCase(db: OpenTransaction, id: number) {
  const row = await db
    .selectFrom('moderationCase')
    .select(['kind', 'subjectId', 'authorId', 'claimedBy', 'claimedAt', 'handledAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * The same for a case that nobody else holds, whether or not it is handled. Throws AppError not_found, or conflict when
 * another moderator is at it, or when it is about what this one wrote.
 */
export async function lockFreeCase({ db, now }: Write, { by, caseId, field }: ByModerator) {
  const row = await lockCase(db, caseId);
  if (!mayJudge(by, row)) throw conflict(OWN, field);
  const claimant = claimantAt(row, { now, lifetime: CLAIM_LIFETIME });
  if (claimant !== null && claimant !== by.memberId) throw conflict(CLAIMED, field);
  return row;
}

/** The same for an open case. Throws AppError not_found, or conflict as above, and when it is handled. */
export async function lockOpenCase(tx: Write, moderator: ByModerator) {
  const row = await lockFreeCase(tx, moderator);
  if (row.handledAt) throw conflict(HANDLED, moderator.field);
  return row;
}

const conflict = (message: string, field = 'Case') => new AppError('conflict', { fields: { [field]: message } });

/** The declared kind with this name. Throws AppError not_found for one that no feature declares any more. */
export function readKind(platform: Platform, name: string): CaseKind {
  const kind = findKind(platform, name);
  if (!kind) throw new AppError('not_found');
  return kind;
}

/** Stores what a moderator did with a case. */
export async function recordAction(
  { db, now }: Write,
  { by, caseId }: ByModerator,
  action: 'claim' | 'release' | 'edit' | 'hide' | 'show' | 'handle',
): Promise<void> {
  await db
    .insertInto('moderationAction')
    .values({ caseId, moderatorId: by.memberId, action, createdAt: now })
    .execute();
}
