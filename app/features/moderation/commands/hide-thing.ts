import type { CaseSubject } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isAuthor, type Viewer } from '#app/platform/session/viewer.ts';
import { findHold } from '../lists/holds.ts';
import { findKind, findSubject, type SubjectRef } from '../lists/subjects.ts';
import { findWriter, type Writer, writerIdOf } from '../lists/writers.ts';
import { mayHideKind, mayJudge, mayModerate } from '../policy.ts';
import type { Reasons } from '../rules.ts';
import { closeCase } from './handle-case.ts';
import { keepReportedText } from './keep-reported-text.ts';
import { openCase } from './open-case.ts';
import { showSubjectOf } from './show-subject.ts';

interface BySubject extends SubjectRef {
  by: Viewer;
}

/**
 * Hides something from its own page: it closes the case about it, or one that it opens, as on the desk, with the decision
 * 'hidden'. What is hidden already stays as it is. Throws AppError forbidden, not_found for what is no longer there or
 * withdrawn or this moderator wrote, or conflict when another one is at it.
 */
export async function hideThing(
  platform: Platform,
  { by, reasons, ...thing }: BySubject & { reasons: Reasons },
): Promise<void> {
  if (!mayHideKind(by, findKind(platform, thing.kind))) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    const subject = await findSubject(tx.db, platform, thing);
    if (!subject || subject.withdrawn || !findKind(platform, thing.kind)?.setHidden) throw new AppError('not_found');
    if (subject.hiddenAt && !(await findHold(tx.db, thing))) return;
    const caseId = await openCaseAbout(tx, platform, { ...thing, subject });
    await closeCase(tx, platform, { by, caseId, subject, outcome: 'hidden', reasons, note: '' });
  });
}

/**
 * Shows something again from its own page, as on the page of the last case about it, or of one that it opens and closes where
 * it was hidden before there were decisions. Where it is shown it changes nothing. Throws AppError forbidden, not_found for
 * what is no longer there and, whether or not there is a case about it, for what this moderator wrote, or conflict as above,
 * and for what its author alone puts back.
 */
export async function showThing(platform: Platform, { by, ...thing }: BySubject): Promise<void> {
  const kind = findKind(platform, thing.kind);
  if (!mayHideKind(by, kind)) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    const lastId = await findLastCase(tx.db, thing);
    const subject = await findSubject(tx.db, platform, thing);
    if (lastId === null && (!subject || !kind?.setHidden)) throw new AppError('not_found');
    const writer = subject && (await findWriter(tx.db, platform, { ...thing, authorId: subject.authorId }));
    if (writer && isAuthor(by, { authorId: writerIdOf(writer) })) throw new AppError('not_found');
    const isOld = lastId === null && subject?.hiddenAt;
    const caseId = isOld ? await openCaseAbout(tx, platform, { ...thing, subject }) : lastId;
    if (caseId === null) return;
    const shown = await showSubjectOf(tx, platform, { by, caseId });
    if (!shown && subject?.hiddenAt) throw new AppError('conflict');
    if (isOld) await closeCase(tx, platform, { by, caseId, outcome: 'kept', reasons: null, note: '' });
  });
}

/** Opens the case about a thing, or finds the one that is open, and keeps what it says now. Gives its id. */
async function openCaseAbout(
  tx: Write,
  platform: Platform,
  { subject: { authorId }, writer, ...thing }: SubjectRef & { subject: CaseSubject; writer?: Writer },
): Promise<number> {
  const by = writer ?? (await findWriter(tx.db, platform, { ...thing, authorId }));
  const caseId = await openCase(tx, { ...thing, ...by });
  await keepReportedText(tx, platform, { caseId, ...thing });
  return caseId;
}

/**
 * Opens a case about something from its own page, for who does more with it than hide it, and claims it where nobody holds
 * it. Gives its id. Throws AppError forbidden, also for what this moderator wrote, or not_found for what is no longer there,
 * withdrawn, or private: of that only a report opens a case.
 */
export async function openThing(platform: Platform, { by, ...thing }: BySubject): Promise<number> {
  if (!mayModerate(by)) throw new AppError('forbidden');
  return write(platform, async (tx) => {
    const subject = await findSubject(tx.db, platform, thing);
    const isPrivate = findKind(platform, thing.kind)?.keptAlone;
    if (!subject || subject.withdrawn || isPrivate) throw new AppError('not_found');
    const writer = await findWriter(tx.db, platform, { ...thing, authorId: subject.authorId });
    if (!mayJudge(by, { authorId: writerIdOf(writer) })) throw new AppError('forbidden');
    const caseId = await openCaseAbout(tx, platform, { ...thing, subject, writer });
    await tx.db
      .updateTable('moderationCase')
      .set({ claimedBy: by.memberId, claimedAt: tx.now })
      .where('id', '=', caseId)
      .where('claimedBy', 'is', null)
      .execute();
    return caseId;
  });
}

async function findLastCase(db: Database, { kind, subjectId }: SubjectRef): Promise<number | null> {
  const last = await db
    .selectFrom('moderationCase')
    .select('id')
    .where((eb) => eb.and({ kind, subjectId }))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? null;
}
