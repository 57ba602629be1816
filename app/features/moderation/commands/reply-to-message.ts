import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { recogniseDistress } from '#app/platform/distress/recognise-distress.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { replyDraft } from '../draft-kinds.ts';
import { caseWaits } from '../events.ts';
import { findNotice } from '../lists/find-notice.ts';
import { findReply } from '../lists/replies.ts';
import { isHolder, mayReply } from '../policy.ts';
import { lockCaseAbout } from './lock-case.ts';
import { isOpenedMeanwhile, putBackCase } from './reopen-case.ts';

interface Reply {
  by: Viewer;
  /** That of the message, a decision. */
  code: string;
  text: string;
  key: string | null;
}

const ONCE = 'Je hebt al geantwoord. Dat kan één keer.';
const NOT_OPEN = 'Op dit bericht kun je niet (meer) antwoorden.';

/**
 * Answers a message of the moderators as the member who got it, and puts its case back on the desk. The same words a second
 * time change nothing. Throws AppError not_found for a code of nothing and for that of another, or conflict when they
 * answered already, after six months, and where there is no message to answer.
 */
export async function replyToMessage(platform: Platform, { by, code, text, key }: Reply): Promise<void> {
  const { db } = platform;
  const notice = await findNotice(db, code);
  if (!notice?.decision || notice.memberId === null || !isHolder(by, notice)) throw new AppError('not_found');
  const { decision, memberId, caseId } = notice;
  const draft = { kind: replyDraft, about: decision.id };
  const submission = { by, key, call: 'replyToMessage', input: { code, text }, draft };
  const store = () => writeOnce(platform, submission, answer);
  await store().catch((error: unknown) => (isOpenedMeanwhile(error) ? store() : Promise.reject(error)));

  async function answer(tx: Write): Promise<void> {
    const earlier = await findReply(tx.db, decision.id);
    if (earlier?.text === text) return;
    if (earlier) throw new AppError('conflict', { fields: { Body: ONCE } });
    if (!mayReply(by, { ...decision, memberId, lifted: decision.liftedAt !== null }, tx.now))
      throw new AppError('conflict', { fields: { Body: NOT_OPEN } });
    const stored = await tx.db
      .insertInto('decisionReply')
      .values({ decisionId: decision.id, caseId, memberId: by.memberId, text, repliedAt: tx.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('decisionId')
      .executeTakeFirst();
    if (!stored) throw new AppError('conflict', { fields: { Body: ONCE } });
    await reopenCaseOfMessage(tx, { caseId, distress: recogniseDistress(text) });
  }
}

/**
 * Puts the case of a message back on the desk, with all that is in it, and tells the moderators. What was noted when it was
 * handled is kept with that. Where another case about the same thing is open, that one has the answer too. Who writes that
 * they do not want to live comes first.
 */
async function reopenCaseOfMessage(tx: Write, { caseId, distress }: { caseId: number; distress: boolean }) {
  const { db } = tx;
  const ofMessage = await db
    .selectFrom('moderationCase')
    .select(['id', 'kind', 'subjectId', 'note'])
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const openId = await lockCaseAbout(db, ofMessage);
  const id = openId ?? ofMessage.id;
  if (openId === null) await putBackCase(tx, { caseId: id, note: ofMessage.note });
  await db
    .updateTable('moderationCase')
    .set({ postponedUntil: null, ...(distress && { distress: true, urgency: 2, mailedAt: null }) })
    .where('id', '=', id)
    .execute();
  await tx.publish(caseWaits, { caseId: id });
}
