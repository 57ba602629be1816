import { sql } from 'kysely';
import { type Writable, type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { findKind, type SubjectRef } from '../lists/subjects.ts';
import { mayReport } from '../policy.ts';
import type { ReportReason } from '../rules.ts';

/**
 * Reports something to the moderators, in the case about it, which is opened where none is (docs/decisions/0087). A second
 * report of the same member changes nothing (rules.md R27). Throws AppError not_found, or forbidden for what they wrote
 * themselves and for what is withdrawn or hidden.
 */
export async function reportSubject(
  platform: Writable & Pick<Platform, 'caseKinds'>,
  { by, reason = 'other', ...thing }: SubjectRef & { by: Viewer; reason?: ReportReason },
): Promise<void> {
  await write(platform, async (tx) => {
    const reportable = await findKind(platform, thing.kind)?.findReportable(tx.db, thing.subjectId);
    if (!reportable) throw new AppError('not_found');
    if (!mayReport(by, reportable)) throw new AppError('forbidden');
    if (await isReportedBy(tx, { ...thing, memberId: by.memberId })) return;
    const caseId = await openCase(tx, { ...thing, authorId: reportable.authorId });
    await tx.db
      .insertInto('report')
      .values({
        caseId,
        subjectKind: thing.kind,
        subjectId: thing.subjectId,
        memberId: by.memberId,
        reason,
        createdAt: tx.now,
      })
      .execute();
  });
}

/** Locks the member first, so that of two reports at once the second sees the first. */
async function isReportedBy(
  { db }: Write,
  { kind, subjectId, memberId }: SubjectRef & { memberId: number },
): Promise<boolean> {
  await db.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const report = await db
    .selectFrom('report')
    .select('id')
    .where((eb) => eb.and({ subjectKind: kind, subjectId, memberId }))
    .executeTakeFirst();
  return report !== undefined;
}

/**
 * Opens a case, or locks the one that is open. Gives its id. Who handles that case at the same time has the report in it, or
 * leaves it to the next case. It was opened at its earliest report, also where the transaction of that one took longer.
 */
async function openCase(
  { db, now }: Write,
  { kind, subjectId, authorId }: SubjectRef & { authorId: number | null },
): Promise<number> {
  const { id } = await db
    .insertInto('moderationCase')
    .values({ kind, subjectId, authorId, openedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subjectId'])
        .where('handledAt', 'is', null)
        .doUpdateSet({ openedAt: sql<Date>`least(moderation_case.opened_at, excluded.opened_at)` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
