import { type Draft, findDraft } from '#app/features/drafts/index.ts';
import { MESSAGE_CASE } from '#app/features/messages/rules.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { moderationDrafts } from './draft-kinds.ts';
import { type AskedRecord, type MemberRecord, readMemberRecord } from './lists/list-record.ts';
import { MEMBER_ACTS, type MemberAct } from './member-rules.ts';
import { mayModerate } from './policy.ts';

interface RecordScreen {
  record: MemberRecord;
  /** The case after which something is done; null where none is chosen. */
  caseId: number | null;
  /** Whether that case is about what they wrote to one person. */
  isOfMessage: boolean;
  /** What can be done: not what is done already, and no photo is taken away of who has none. */
  acts: readonly MemberAct[];
  draft: Draft | null;
}

/** The page of a member for moderators. Throws AppError forbidden, or not_found. */
export async function readRecordScreen(
  ctx: MemberContext,
  { caseId, ...asked }: AskedRecord & { caseId: number | null },
): Promise<RecordScreen> {
  const record = await readMemberRecord(ctx, asked);
  return {
    record,
    caseId,
    isOfMessage: caseId !== null && (await findKindOf(ctx, caseId)) === MESSAGE_CASE,
    acts: MEMBER_ACTS.filter((act) => {
      if (act === 'photo-removed') return Boolean(record.user.photo);
      return act !== 'excluded' || record.pause?.until !== null;
    }),
    draft:
      record.mayAct && mayModerate(ctx.viewer)
        ? await findDraft(ctx, {
            kind: caseId === null ? moderationDrafts.word : moderationDrafts.act,
            about: asked.memberId,
          })
        : null,
  };
}

async function findKindOf({ platform: { db } }: MemberContext, caseId: number): Promise<string | undefined> {
  const found = await db.selectFrom('moderationCase').select('kind').where('id', '=', caseId).executeTakeFirst();
  return found?.kind;
}
