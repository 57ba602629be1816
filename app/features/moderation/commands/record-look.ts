import { recordReading } from '#app/features/readings/index.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import type { Case } from '../lists/list-cases.ts';
import { findKind } from '../lists/subjects.ts';
import { noteFirstLook } from './note-first-look.ts';

/** Records that a moderator looks at a case, and of a question to a professional that they read who asked it. */
export async function recordLook(ctx: MemberContext, { id, kind, subjectId }: Case): Promise<void> {
  await noteFirstLook(ctx.platform, id);
  const askerId = (await findKind(ctx.platform, kind)?.findReadMember?.(ctx.platform.db, subjectId)) ?? null;
  await recordReading(ctx, { memberIds: [askerId], what: 'question', subjectId });
}
