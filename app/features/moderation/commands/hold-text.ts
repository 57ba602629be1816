import { after } from '#app/platform/clock.ts';
import type { Write } from '#app/platform/database/write.ts';
import { recogniseDistress } from '#app/platform/distress/recognise-distress.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { AboutOther } from '#app/platform/personal-details/about-other.ts';
import { findPersonalDetails } from '#app/platform/personal-details/find-personal-details.ts';
import type { PersonalDetail } from '#app/platform/personal-details/personal-detail.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hasRole, isModerator, type Viewer } from '#app/platform/session/viewer.ts';
import { caseWaits, contentHidden } from '../events.ts';
import { countReporters, type Hold } from '../lists/holds.ts';
import { readHiding, type SubjectRef } from '../lists/subjects.ts';
import { type HoldReason, REPORTED_LATELY } from '../rules.ts';
import { keepReportedText } from './keep-reported-text.ts';
import { openCase } from './open-case.ts';
import { openCaseOfDistress } from './open-case-of-distress.ts';
import { endHold, releaseText } from './release-text.ts';

/** What holding needs of the platform. */
export type Holding = Pick<Platform, 'caseKinds' | 'config'>;

interface Written {
  by: Viewer;
  text: string;
  /** What its writer says of the names in it. */
  aboutOther?: AboutOther;
}

/**
 * Why a new text of this member waits for a moderator: what is found in it, or that two people reported them this week
 * (docs/decisions/hiding.md). Empty for what is placed at once, such as all that moderators and professionals write. Throws
 * AppError invalid_input where its writer has to be asked first about whom it is (docs/decisions/personal-details.md).
 */
export async function findHoldReasons(
  tx: Write,
  platform: Holding,
  { by, text, aboutOther }: Written,
): Promise<HoldReason[]> {
  if (isStaff(by)) return [];
  const found = kindsOf(answeredFor(findDetails(platform, text), { text, aboutOther }));
  return (await wasReportedLately(tx, platform, by)) ? [...found, 'reports'] : found;
}

async function wasReportedLately({ db, now }: Write, { config }: Holding, { memberId }: Viewer): Promise<boolean> {
  if (config.holdAfterReporters === 0) return false;
  const reporters = await countReporters(db, { memberId, since: after(now, -REPORTED_LATELY) });
  return reporters >= config.holdAfterReporters;
}

interface NewHold extends SubjectRef {
  by: Viewer;
  reasons: readonly HoldReason[];
  /** Whether nobody else has seen the text. */
  unplaced: boolean;
}

/**
 * Holds a text for these reasons, in the transaction that stores it: it is hidden, and a case about it is opened, with no
 * decision and without a reporter. Without reasons it does nothing. Gives whether it is held.
 */
export async function holdText(
  tx: Write,
  platform: Holding,
  { by, reasons, unplaced, ...thing }: NewHold,
): Promise<boolean> {
  if (reasons.length === 0) return false;
  await readHiding(platform, thing.kind)(tx, { id: thing.subjectId, hiddenAt: tx.now });
  const caseId = await openCase(tx, { ...thing, authorId: by.memberId });
  await keepReportedText(tx, platform, { caseId, ...thing });
  await tx.db
    .insertInto('hold')
    .values({ ...thing, caseId, reasons: [...reasons], unplaced, heldAt: tx.now })
    .execute();
  await tx.publish(caseWaits, { caseId });
  if (!unplaced) await tx.publish(contentHidden, thing);
  return true;
}

/**
 * Looks at a text that its author has just published, in the same transaction: opens an urgent case for one of distress, and
 * holds it where `findHoldReasons` finds any. Gives whether it is held: then nobody else hears of it yet. Throws AppError
 * invalid_input as `findHoldReasons` does.
 */
export async function reviewNew(
  tx: Write,
  platform: Holding,
  { by, text, aboutOther, ...thing }: SubjectRef & Written,
): Promise<boolean> {
  await openCaseOfDistress(tx, platform, { ...thing, by, text });
  const reasons = await findHoldReasons(tx, platform, { by, text, aboutOther });
  return holdText(tx, platform, { ...thing, by, reasons, unplaced: true });
}

interface Edited extends SubjectRef, Written {
  /** What the text was before; the same where only the question about names is answered. */
  former: string;
  /** The hold of it, which the caller has locked before the text. */
  hold: Hold | null;
}

/**
 * The same for a text that its author has just changed. What brings in something is held, or asked about as in
 * `findHoldReasons`. What was held is let through at once when nothing is found any more, and its case closes by
 * itself; else it waits for what is found now.
 */
export async function reviewEdit(
  tx: Write,
  platform: Holding,
  { by, text, aboutOther, former, hold, ...thing }: Edited,
): Promise<void> {
  if (text !== former) await openCaseOfDistress(tx, platform, { ...thing, by, text });
  else if (!hold) return;
  const found = isStaff(by) ? [] : findDetails(platform, text);
  const isNew = isNewIn(findDetails(platform, former));
  // A name that stood there before is no reason, unless the text waits for it.
  const counts = (detail: PersonalDetail) =>
    isNew(detail) || (hold !== null && (detail.kind !== 'name' || hold.reasons.includes('name')));
  const details = answeredFor(found.filter(counts), { text, aboutOther });
  if (!hold) {
    const reasons = kindsOf(details);
    await holdText(tx, platform, { by, reasons, unplaced: false, ...thing });
    return;
  }
  const reasons = [...kindsOf(details), ...hold.reasons.filter((reason) => reason === 'reports' && !isStaff(by))];
  if (reasons.length === 0) {
    await releaseText(tx, platform, { hold, byAuthor: true });
    await closeByItself(tx, hold.caseId);
    return;
  }
  await tx.db.updateTable('hold').set({ reasons }).where('id', '=', hold.id).execute();
  await keepReportedText(tx, platform, { caseId: hold.caseId, ...thing });
}

/** Ends the hold of a text that its author withdraws or deletes, and closes its case. */
export async function dropHold(tx: Write, hold: Hold | null): Promise<void> {
  if (!hold) return;
  await endHold(tx, { ...hold, byAuthor: true });
  await closeByItself(tx, hold.caseId);
}

/**
 * Closes a case that was there for the hold alone, without a decision: nobody reported it, and its author is in no danger. Its
 * copies of the text go too, since nobody has judged them.
 */
async function closeByItself({ db, now }: Write, caseId: number): Promise<void> {
  const closed = await db
    .updateTable('moderationCase')
    .set({ handledAt: now, outcome: 'other', claimedBy: null, claimedAt: null, postponedUntil: null })
    .where('id', '=', caseId)
    .where('handledAt', 'is', null)
    .where('distress', '=', false)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('report').select('report.id').where('report.caseId', '=', caseId))))
    .returning(['kind', 'subjectId'])
    .executeTakeFirst();
  if (closed) await db.deleteFrom('reportedText').where('caseId', '=', caseId).execute();
}

const isStaff = (by: Viewer): boolean => isModerator(by) || hasRole(by, 'professional');

const findDetails = ({ config }: Holding, text: string): PersonalDetail[] =>
  findPersonalDetails(text, { phones: [config.infolinePhone], host: config.publicUrl.host });

/**
 * What is left of it after what the writer says of the names. Throws AppError invalid_input where they have to be asked; not of
 * a text of distress, whose writer is shown at once whom they can call.
 */
function answeredFor(
  details: readonly PersonalDetail[],
  { text, aboutOther }: Pick<Written, 'text' | 'aboutOther'>,
): readonly PersonalDetail[] {
  const others = details.filter(({ kind }) => kind !== 'name');
  if (aboutOther === 'ask' && others.length < details.length && !recogniseDistress(text))
    throw new AppError('invalid_input', { fields: { AboutOther: ABOUT_OTHER } });
  return aboutOther === 'no' ? others : details;
}

const ABOUT_OTHER = 'Gaat dit ook over iemand anders?';

const kindsOf = (details: readonly PersonalDetail[]) => [...new Set(details.map(({ kind }) => kind))];

const isNewIn =
  (former: readonly PersonalDetail[]) =>
  ({ kind, value }: PersonalDetail): boolean =>
    !former.some((each) => each.kind === kind && each.value === value);
