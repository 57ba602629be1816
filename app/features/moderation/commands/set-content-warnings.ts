import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isAuthor, type Viewer } from '#app/platform/session/viewer.ts';
import { findKind, findSubject, type SubjectRef } from '../lists/subjects.ts';
import { maySetContentWarnings } from '../policy.ts';
import { lockCaseAbout, lockFreeCase } from './lock-case.ts';
import { recordAction } from './record-action.ts';

interface Setting extends SubjectRef {
  by: Viewer;
  contentWarnings: readonly ContentWarning[];
}

/**
 * Says what a text is about that not everybody wants to read, as its author or a moderator. It restricts nothing, so it opens
 * no case; where one is open, what a moderator does is an act of it (docs/decisions/content-warnings.md). Throws AppError
 * forbidden for others, not_found for what is no longer there, is withdrawn, or has no content warnings, or conflict when
 * another moderator is at it.
 */
export async function setContentWarnings(
  platform: Platform,
  { by, contentWarnings, ...thing }: Setting,
): Promise<void> {
  await write(platform, async (tx) => {
    const subject = await findSubject(tx.db, platform, thing);
    if (!maySetContentWarnings(by, subject)) throw new AppError('forbidden');
    const { setContentWarnings: set } = findKind(platform, thing.kind) ?? {};
    if (!subject || subject.withdrawn || !set) throw new AppError('not_found');
    const own = isAuthor(by, subject);
    const caseId = own ? null : await lockCaseAbout(tx.db, thing);
    if (caseId !== null) await lockFreeCase(tx, { by, caseId });
    const changed = await set(tx, { id: thing.subjectId, contentWarnings, moderatedAt: own ? null : tx.now });
    if (changed && caseId !== null) await recordAction(tx, { by, caseId }, 'content-warnings');
  });
}
