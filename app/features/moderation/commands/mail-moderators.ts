import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { markDeskMailed, selectDeskReaders } from '#app/platform/mail/desk-mail.ts';
import type { Platform } from '#app/platform/platform.ts';
import { deskMailJob, urgentMailJob, warningMailJob } from '../jobs.ts';
import { moderationLimits } from '../limits.ts';
import { listAdministrators } from '../lists/administrators.ts';
import { caseWaitsFor } from '../lists/list-cases.ts';
import { isOneUnanswerable, objectionWaitsFor } from '../lists/objections.ts';
import { isOneForgotten } from '../lists/waiting.ts';
import { writerId } from '../lists/writers.ts';

/**
 * Has the worker mail each moderator who wants mails that a case is urgent, once for a case; where none of them does, all
 * administrators, so that somebody is called. Of many cases it mails so many an hour, so that nobody floods them: the others
 * are left for `mailUrgentCases`. Nothing for a case that is handled or not urgent.
 */
export async function mailUrgentCase(platform: Platform, { caseId }: { caseId: number }): Promise<void> {
  await write(platform, async ({ db, now }) => {
    const urgent = await lockUnmailed(db, caseId);
    if (!urgent || !(await platform.limits.allows(limitOf(urgent), 'everybody'))) return;
    // Who wrote what the case is about is told nothing of it.
    const moderators = await selectDeskReaders(db, 'moderator')
      .select('member.id')
      .where('member.id', 'is distinct from', urgent.writerId)
      .execute();
    const called =
      moderators.length > 0
        ? moderators.map(({ id }) => id)
        : (await listAdministrators(db)).filter((id) => id !== urgent.writerId);
    if (called.length === 0) {
      platform.log.error({ caseId }, 'nobody can be mailed that a case is urgent');
      return;
    }
    await db.updateTable('moderationCase').set({ mailedAt: now }).where('id', '=', caseId).execute();
    await platform.jobs.send(db, urgentMailJob, ...called.map((memberId) => ({ memberId, caseId })));
  });
}

/** Whether a member reported what a case is about, and not visitors alone. */
const byMember = sql<boolean>`exists (select from report where report.case_id = moderation_case.id and report.member_id is not null)`;

const lockUnmailed = (db: OpenTransaction, caseId: number) =>
  db
    .selectFrom('moderationCase')
    .select([writerId.as('writerId'), 'distress', byMember.as('byMember')])
    .where('id', '=', caseId)
    .where('urgency', '>', 0)
    .where('handledAt', 'is', null)
    .where('mailedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

function limitOf({ distress, byMember }: { distress: boolean; byMember: boolean }) {
  if (distress) return moderationLimits.distressMail;
  return byMember ? moderationLimits.urgentMail : moderationLimits.visitorUrgentMail;
}

/**
 * How many urgent cases of which nobody was mailed yet are looked for at once, for each limit: one alone can't keep back
 * others.
 */
const BATCH = 20;

/** Mails the urgent cases of which there were too many at once, the oldest first; those of despair before others. */
export async function mailUrgentCases(platform: Platform): Promise<void> {
  const waiting = await platform.db
    .with('waiting', (cte) =>
      cte
        .selectFrom('moderationCase')
        .select(['id', 'distress'])
        .select(sql<number>`row_number() over (partition by distress, ${byMember} order by id)`.as('place'))
        .where('urgency', '>', 0)
        .where('handledAt', 'is', null)
        .where('mailedAt', 'is', null),
    )
    .selectFrom('waiting')
    .select('id')
    .where('place', '<=', BATCH)
    .orderBy('distress', 'desc')
    .orderBy('id')
    .execute();
  for (const { id: caseId } of waiting) await mailUrgentCase(platform, { caseId });
}

/** Has the worker mail each moderator for whom cases or objections wait, unless they want no mails or were mailed today. */
export const mailDesk = (platform: Platform): Promise<void> =>
  write(platform, async (tx) => {
    const mailed = await markDeskMailed(tx, 'moderator', (eb) =>
      eb.or([caseWaitsFor(eb.ref('member.id'), tx.now), objectionWaitsFor(eb.ref('member.id'))]),
    );
    await platform.jobs.send(tx.db, deskMailJob, ...mailed);
  });

/**
 * Has the worker warn the administrators, once a day, where nobody looked at a case within a day, or no moderator may answer
 * an objection that waits.
 */
export const warnAdministrators = (platform: Platform): Promise<void> =>
  write(platform, async (tx) => {
    if (!(await isOneForgotten(tx.db, { now: tx.now })) && !(await isOneUnanswerable(tx.db))) return;
    await platform.jobs.send(tx.db, warningMailJob, ...(await markDeskMailed(tx, 'administrator')));
  });
