import { after, DAY } from '#app/platform/clock.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { NO_RULE } from '../bodies.ts';
import { moderationDrafts } from '../draft-kinds.ts';
import { objectionAnswered } from '../events.ts';
import { isLifted } from '../lists/decisions.ts';
import { findSubject } from '../lists/subjects.ts';
import { writerId } from '../lists/writers.ts';
import type { PauseDays } from '../member-rules.ts';
import { mayAnswer, mayModerate, refusalToAnswer } from '../policy.ts';
import type { HouseRule, Measure } from '../rules.ts';
import { hideLockedSubject } from './hide-subject.ts';
import { liftDecision } from './lift-decision.ts';
import { lockFreeCase } from './lock-case.ts';
import { recordDecision } from './record-decision.ts';
import { storePause } from './store-pause.ts';

interface Answer {
  by: Viewer;
  objectionId: number;
  granted: boolean;
  /** What who objects reads. */
  answer: string;
  /** The house rule, where what was reported is hidden after all. */
  rule: HouseRule | null;
  /** How long the pause is that comes in place of what keeps the member from writing; undefined where nothing does. */
  days?: PauseDays | undefined;
}

interface Answering extends Answer {
  key: string | null;
}

const NOT_MILDER = 'Kies een pauze die korter is dan het besluit.';

const ANSWERED = 'Dit bezwaar is al beantwoord.';

/**
 * Answers an objection. Granted to the member, the decision is taken back and all is as it was, or with `days` a shorter pause
 * comes in its place; granted to who reported, the thing is hidden after all. Both hear of that by its decision, else who
 * objected hears of the answer. A repetition with the same `key` changes nothing. Throws AppError not_found, also for who wrote
 * it; forbidden for who decided or reported it; invalid_input without a rule to hide by, and for a pause that is not milder; or
 * conflict when it is answered already, or another moderator is at the case.
 */
export async function answerObjection(platform: Platform, { key, ...answered }: Answering): Promise<void> {
  const { by, objectionId, granted, answer } = answered;
  if (!mayModerate(by)) throw new AppError('forbidden');
  const draft = { kind: moderationDrafts.answer, about: objectionId };
  const { by: _, ...input } = answered;
  await writeOnce(platform, { by, key, call: 'answerObjection', input, draft }, async (tx) => {
    const objection = await lockObjection(tx, objectionId);
    const parties = { ...objection, authorId: objection.writerId };
    if (!mayAnswer(by, parties)) throw refusalToAnswer(by, parties);
    if (objection.answeredAt) throw new AppError('conflict', { fields: { Answer: ANSWERED } });
    await tx.db
      .updateTable('objection')
      .set({ granted, answer, answeredBy: by.memberId, answeredAt: tx.now })
      .where('id', '=', objectionId)
      .execute();
    const told = granted && (await grant(tx, platform, { ...answered, objection }));
    if (!told) await tx.publish(objectionAnswered, { objectionId });
  });
}

/** Reads and locks an objection, with those who took part in what it is about. Throws AppError not_found. */
async function lockObjection({ db }: Write, id: number) {
  const found = await db
    .selectFrom('objection')
    .innerJoin('decision', 'decision.id', 'objection.decisionId')
    .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
    .select(['objection.reportId', 'objection.answeredAt', 'decision.id as decisionId', 'decision.measure'])
    .select(['decision.caseId', 'decision.decidedBy', 'decision.decidedAt', 'decision.memberId'])
    .select(['decision.endsAt', 'decision.rule'])
    .select(['moderationCase.kind', 'moderationCase.subjectId', writerId.as('writerId')])
    .where('objection.id', '=', id)
    .forUpdate('objection')
    .executeTakeFirst();
  if (!found) throw new AppError('not_found');
  const reports = await db.selectFrom('report').select('memberId').where('caseId', '=', found.caseId).execute();
  return { ...found, measure: found.measure as Measure, reporters: reports.map(({ memberId }) => memberId) };
}

type Locked = Awaited<ReturnType<typeof lockObjection>>;

/** What is restored in a thing, which is no longer there when its author deleted it. */
const OF_TEXTS: readonly Measure[] = ['hidden', 'edited', 'closed', 'moved'];

/** Does what a granted objection asks. Gives whether that was a decision, which is told by itself. */
async function grant(
  tx: Write,
  platform: Platform,
  { by, answer, rule, days, objection }: Answer & { objection: Locked },
): Promise<boolean> {
  const { caseId, kind, subjectId, writerId: writer } = objection;
  await lockFreeCase(tx, { by, caseId, field: 'Answer' });
  const subject = await findSubject(tx.db, platform, { kind, subjectId });
  if (!subject && OF_TEXTS.includes(objection.measure)) return false;
  const decision = { ...objection, id: objection.decisionId };
  if (objection.reportId === null && days) return replacePause(tx, { by, answer, days, objection });
  if (objection.reportId === null) return liftDecision(tx, platform, { by, decision, facts: answer });
  if (!subject || subject.hiddenAt || subject.withdrawn) return false;
  if (!rule) throw new AppError('invalid_input', { fields: { Rule: NO_RULE } });
  await hideLockedSubject(tx, platform, {
    ...{ by, caseId, kind, subjectId, writerId: writer },
    reasons: { rule, facts: answer },
    lifts: objection.measure === 'none' ? objection.decisionId : null,
  });
  return true;
}

/** Puts a shorter pause in place of what keeps the member from writing. Gives false where that was taken back already. */
async function replacePause(
  tx: Write,
  { by, answer, days, objection }: Pick<Answer, 'by' | 'answer'> & { days: PauseDays; objection: Locked },
): Promise<boolean> {
  const { caseId, memberId, measure, endsAt: former, decisionId: lifts, rule } = objection;
  const endsAt = after(tx.now, days * DAY);
  const milder = measure === 'excluded' || (measure === 'paused' && former !== null && endsAt < former);
  if (!milder || memberId === null) throw new AppError('invalid_input', { fields: { Days: NOT_MILDER } });
  if (await isLifted(tx.db, lifts)) return false;
  const reasons = { rule: rule as HouseRule | null, facts: answer };
  await recordDecision(tx, { by, caseId, memberId, measure: 'paused', endsAt, lifts, ...reasons });
  await storePause(tx, memberId);
  return true;
}
