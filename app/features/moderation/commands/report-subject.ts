import { type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { mailboxOf } from '#app/platform/mail/address.ts';
import type { Platform } from '#app/platform/platform.ts';
import { keyedHash } from '#app/platform/session/token.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { sentencesOf } from '#app/ui/text/split-sentences.ts';
import { isoDay } from '#app/ui/time/formats.ts';
import { caseWaits, reported } from '../events.ts';
import { moderationLimits } from '../limits.ts';
import { findReport, type Reporter } from '../lists/reports.ts';
import { findKind, type SubjectRef } from '../lists/subjects.ts';
import type { Writer } from '../lists/writers.ts';
import { mayReport } from '../policy.ts';
import { type ReportReason, urgencyOf } from '../rules.ts';
import { keepReportedText } from './keep-reported-text.ts';
import { openCase } from './open-case.ts';

interface Report extends SubjectRef, Sender {
  reason?: ReportReason;
  /** What the reporter says about it; '' for nothing. */
  text?: string;
  /** The sentence at which the reporter points; '' for the whole text. */
  sentence?: string;
}

/**
 * Reports something to the moderators, in the case about it, which is opened where none is (docs/decisions/cases.md). A second
 * report of the same reporter changes nothing (rules.md R27). What it says now is kept for the moderators; a sentence that
 * it does not have, because its author has just changed it, is none. Gives the code of the report, which is the key to it;
 * null for a visitor who left an address, where it is mailed. Throws AppError not_found, also for what this reporter cannot
 * see, or forbidden for what they wrote themselves and for what is withdrawn or hidden.
 */
export async function reportSubject(
  platform: Platform,
  { reason = 'other', text = '', sentence = '', kind, subjectId, ...sender }: Report,
): Promise<string | null> {
  const thing = { kind, subjectId };
  const { reporter, mailed, hasKey } = await findReporter(platform, sender);
  const code = await write(platform, async (tx) => {
    const reportable = await findKind(platform, kind)?.findReportable(tx.db, subjectId, sender.by);
    if (!reportable) throw new AppError('not_found');
    if (!mayReport(sender.by, reportable)) throw new AppError('forbidden');
    await lockReporter(tx, sender.by);
    const earlier = await findReport(tx.db, thing, reporter);
    if (earlier) return earlier.code;
    const { authorId, anonymous } = reportable;
    const writer: Writer = anonymous ? { authorId: null, anonymousAuthorId: authorId } : { authorId };
    const caseId = await openCase(tx, { ...thing, ...writer, urgency: urgencyOf(reason) });
    const kept = await keepReportedText(tx, platform, { caseId, ...thing });
    const pointed = kept && sentencesOf(kept.body).find((each) => each.text === sentence);
    const report = await tx.db
      .insertInto('report')
      .values({
        ...reporter,
        caseId,
        subjectKind: kind,
        subjectId,
        reason,
        text: text || null,
        reportedTextId: kept?.id ?? null,
        sentenceStart: pointed?.start ?? null,
        sentenceEnd: pointed?.end ?? null,
        createdAt: tx.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'code'])
      .executeTakeFirst();
    // Another report of the same visitor came first by a moment.
    if (!report) return (await findReport(tx.db, thing, reporter))?.code ?? null;
    await tx.publish(reported, { reportId: report.id, mailed });
    await tx.publish(caseWaits, { caseId });
    return report.code;
  });
  return hasKey ? code : null;
}

/** Locks a member, so that of two reports at once the second sees the first. */
async function lockReporter({ db }: Write, by: Viewer | null): Promise<void> {
  if (by) await db.selectFrom('member').select('id').where('id', '=', by.memberId).forNoKeyUpdate().execute();
}

/** Who sends a report: a member, or a visitor. */
interface Sender {
  /** Null for a visitor. */
  by: Viewer | null;
  /** A keyed hash of the network from which it comes. */
  network: string;
  /** Where a visitor wants to hear what came of it; '' for nowhere. */
  email?: string;
  /** What a visitor calls themselves; '' for nothing. */
  name?: string;
}

/**
 * Finds out whose a report is: a member's; or that of a visitor with an address, or else of a network on one day, as keyed
 * hashes. `mailed` says whether a receipt is mailed, of which one mailbox gets a few a day; `hasKey` whether the code of the
 * report is told at once: to who left an address it is only mailed, since anybody may fill in that of another.
 */
async function findReporter({ limits, config, clock }: Platform, { by, network, email = '', name = '' }: Sender) {
  if (by) return { reporter: { memberId: by.memberId } as Reporter, mailed: true, hasKey: true };
  const hash = (value: string) => keyedHash(config.secret, 'report', value);
  const visitorKey = hash(email === '' ? `${network} ${isoDay(clock.now().toISOString())}` : mailboxOf(email));
  const mailed =
    email !== '' && (await limits.allows(moderationLimits.reportReceipt, { to: visitorKey.toString('base64url') }));
  const reporter: Reporter = { visitorKey, visitorEmail: email || null, visitorName: name || null };
  return { reporter, mailed, hasKey: email === '' };
}
