import { recordReading } from '#app/features/readings/index.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Case } from '../lists/list-cases.ts';
import { findKind } from '../lists/subjects.ts';

/** Records that a moderator looks at a case, and of a question to a professional that they read who asked it. */
export async function recordLook(ctx: MemberContext, { id, kind, subjectId }: Case): Promise<void> {
  await noteFirstLook(ctx.platform, id);
  const askerId = (await findKind(ctx.platform, kind)?.findReadMember?.(ctx.platform.db, subjectId)) ?? null;
  await recordReading(ctx, { memberIds: [askerId], what: 'question', subjectId });
}

/** Stores when a moderator first looked at a case, for the time that a report waits. Later it changes nothing. */
export async function noteFirstLook({ db, clock }: Pick<Platform, 'db' | 'clock'>, caseId: number): Promise<void> {
  await db
    .updateTable('moderationCase')
    .set({ lookedAt: clock.now() })
    .where('id', '=', caseId)
    .where('lookedAt', 'is', null)
    .execute();
}
