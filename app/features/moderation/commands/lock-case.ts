import { claimantAt } from '#app/platform/cases/claim.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { isAuthor, type Viewer } from '#app/platform/session/viewer.ts';
import type { SubjectRef } from '../lists/subjects.ts';
import { writerId } from '../lists/writers.ts';
import { CLAIM_LIFETIME } from '../rules.ts';

/** A moderator and a case. */
export interface ByModerator {
  by: Viewer;
  caseId: number;
  /** The field of the form at which a refusal is told, where that is not the page of the case. */
  field?: string;
  /** Whether it may be that of another moderator. */
  takeOver?: boolean;
}

const HANDLED = 'Deze zaak is al afgehandeld.';
const CLAIMED = 'Een andere moderator is met deze zaak bezig. Er is niets veranderd.';

/**
 * Reads and locks a case: until the transaction ends, no other moderator can change it. `writerId` is for what is done alone:
 * nobody else learns who is anonymous. Throws AppError not_found.
 */
async function lockCase(db: OpenTransaction, id: number) {
  const row = await db
    .selectFrom('moderationCase')
    .select(['kind', 'subjectId', 'authorId', writerId.as('writerId')])
    .select(['claimedBy', 'claimedAt', 'handledAt', 'note', 'urgency'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * The same for a case that nobody else holds, whether or not it is handled. Throws AppError not_found, also when it is about
 * what this moderator wrote, or conflict when another one is at it.
 */
export async function lockFreeCase({ db, now }: Write, { by, caseId, field, takeOver }: ByModerator) {
  const row = await lockCase(db, caseId);
  // For who wrote what it is about it does not exist: a report is told to others alone (rules.md R27).
  if (isAuthor(by, { authorId: row.writerId })) throw new AppError('not_found');
  const claimant = claimantAt(row, { now, lifetime: CLAIM_LIFETIME });
  if (!takeOver && claimant !== null && claimant !== by.memberId) throw conflict(CLAIMED, field);
  return row;
}

/** The same for an open case. Throws AppError not_found, or conflict as above, and when it is handled. */
export async function lockOpenCase(tx: Write, moderator: ByModerator) {
  const row = await lockFreeCase(tx, moderator);
  if (row.handledAt) throw conflict(HANDLED, moderator.field);
  return row;
}

/** The id of the open case about this thing, locked; null where none is open. */
export async function lockCaseAbout(db: OpenTransaction, { kind, subjectId }: SubjectRef): Promise<number | null> {
  const found = await db
    .selectFrom('moderationCase')
    .select('id')
    .where((eb) => eb.and({ kind, subjectId }))
    .where('handledAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return found?.id ?? null;
}

const conflict = (message: string, field = 'Case') => new AppError('conflict', { fields: { [field]: message } });
