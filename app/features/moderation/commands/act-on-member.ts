import { sql } from 'kysely';
import { takeNameAway } from '#app/features/accounts/index.ts';
import { blockForOthers, isContact } from '#app/features/contacts/index.ts';
import { startMemorial, takePhotoAway } from '#app/features/profiles/index.ts';
import { PROFILE_CASE } from '#app/features/profiles/paths.ts';
import { after, DAY } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { moderationDrafts } from '../draft-kinds.ts';
import { memorialStarted } from '../events.ts';
import { type MemberAct, NO_CONTACT, type PauseDays } from '../member-rules.ts';
import { maySeeRecord } from '../policy.ts';
import type { HouseRule } from '../rules.ts';
import { storeHandled } from './handle-case.ts';
import { lockCaseAbout } from './lock-case.ts';
import { type ActOnMember, lockCaseOfMember } from './lock-member.ts';
import { openCase } from './open-case.ts';
import { recordDecision } from './record-decision.ts';
import { storePause } from './store-pause.ts';

interface Act extends ActOnMember {
  /** The case about something that the member wrote, after which this is done; null for a word without one. */
  caseId: number | null;
  measure: MemberAct;
  /** Of a pause. */
  days: PauseDays | undefined;
  facts: string;
  rule: HouseRule | null;
  /** Of who is excluded: whether what they wrote to others is taken out of their messages. */
  messages?: boolean;
  /** Of a memorial: the name of the contact who confirmed that the member died. */
  contact?: string;
  key: string | null;
}

/**
 * Does something with a member after a case, with the decision to do so (rules.md R47). What they wrote for others to read
 * stays. A word without a case is kept in one about the profile of the member, where their answer comes in
 * (docs/decisions/cases.md). A repetition with the same `key` changes nothing. Throws AppError forbidden for whom this
 * moderator may not act on, not_found for nobody and for a case about something of another, or conflict when another
 * moderator is at the case, and for a photo or name that is not there.
 */
export async function actOnMember(platform: Platform, act: Act): Promise<void> {
  const { by, key, ...input } = act;
  const { memberId, measure, days, facts, rule, contact = '' } = act;
  const messagesRemoved = measure === 'excluded' && act.messages === true;
  if (!maySeeRecord(by, memberId)) throw new AppError('forbidden');
  const draft = { kind: act.caseId === null ? moderationDrafts.word : moderationDrafts.act, about: memberId } as const;
  await writeOnce(platform, { by, key, call: 'actOnMember', input, draft }, async (tx) => {
    const ofProfile = act.caseId === null ? await openProfileCase(tx, memberId) : null;
    const caseId = ofProfile?.id ?? act.caseId ?? 0;
    await lockCaseOfMember(tx, { by, memberId, caseId });
    const contactId = measure === 'memorial' ? await findConfirmer(tx.db, { by, memberId, contact }) : null;
    const endsAt = measure === 'paused' && days ? after(tx.now, days * DAY) : null;
    const lifts = measure === 'excluded' ? await findRunningPause(tx, memberId) : null;
    const decision = { by, caseId, memberId, measure, rule, facts, endsAt, lifts, messagesRemoved };
    const decisionId = await recordDecision(tx, decision);
    await effects[measure]?.(tx, platform, { memberId, decisionId, contactId });
    if (messagesRemoved) await blockForOthers(tx, { memberId, decisionId });
    if (ofProfile?.isNew && !(await hasReports(tx, caseId)))
      await storeHandled(tx, { by, caseId, outcome: 'other', note: '' });
  });
}

/**
 * The open case about the profile of a member, or a new one, which waits for no look of a moderator. Throws AppError not_found
 * for nobody.
 */
async function openProfileCase(tx: Write, memberId: number): Promise<{ id: number; isNew: boolean }> {
  const profile = { kind: PROFILE_CASE, subjectId: memberId };
  const openId = await lockCaseAbout(tx.db, profile);
  if (openId !== null) return { id: openId, isNew: false };
  const member = await tx.db.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst();
  if (!member) throw new AppError('not_found');
  const id = await openCase(tx, { ...profile, authorId: memberId });
  await tx.db.updateTable('moderationCase').set({ lookedAt: tx.now }).where('id', '=', id).execute();
  return { id, isNew: true };
}

/** Whether somebody reported the same at this moment: then the case stays open. */
async function hasReports({ db }: Write, caseId: number): Promise<boolean> {
  const found = await db.selectFrom('report').select('id').where('caseId', '=', caseId).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** The pause that runs, which a decision to exclude the member replaces; null without one. Of two such decisions one waits. */
async function findRunningPause({ db, now }: Write, memberId: number): Promise<number | null> {
  await db.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const running = await db
    .selectFrom('memberPause')
    .select('decisionId')
    .where('memberId', '=', memberId)
    .where('until', '>', now)
    .executeTakeFirst();
  return running?.decisionId ?? null;
}

/**
 * The contact of a member who confirmed that they died: somebody else than the moderator (docs/decisions/leaving.md).
 * Throws AppError invalid_input.
 */
async function findConfirmer(
  db: OpenTransaction,
  { by, memberId, contact }: Pick<Act, 'by' | 'memberId'> & { contact: string },
): Promise<number> {
  const found = await db
    .selectFrom('member')
    .select('id')
    .where(sql`lower(username)`, '=', contact.toLowerCase())
    .where('id', '<>', by.memberId)
    .where((eb) => isContact(memberId, eb.ref('member.id')))
    .executeTakeFirst();
  if (!found) throw new AppError('invalid_input', { fields: { Contact: NO_CONTACT } });
  return found.id;
}

interface Decided {
  memberId: number;
  decisionId: number;
  /** Of a memorial: the contact who confirmed it. */
  contactId: number | null;
}

type Effect = (tx: Write, platform: Platform, decided: Decided) => Promise<void>;

/** What a decision does by itself; a word and a warning are only read. */
const effects: Readonly<Partial<Record<MemberAct, Effect>>> = {
  paused: (tx, _platform, { memberId }) => storePause(tx, memberId),
  excluded: (tx, _platform, { memberId }) => storePause(tx, memberId),
  async memorial(tx, _platform, { memberId, decisionId, contactId }) {
    if (contactId === null) return;
    if (!(await startMemorial(tx, { memberId, decisionId, contactId })))
      throw new AppError('conflict', { fields: { Measure: 'Dit profiel is al in memoriam.' } });
    await storePause(tx, memberId);
    await tx.publish(memorialStarted, { memberId, contactId });
  },
  async 'photo-removed'(tx, _platform, decided) {
    const photoId = await takePhotoAway(tx, decided.memberId);
    if (!photoId) throw new AppError('conflict', { fields: { Measure: 'Deze deelnemer heeft geen foto.' } });
    await keepRemoved(tx, decided, { photoId });
  },
  async 'name-removed'(tx, platform, decided) {
    const username = await takeNameAway(tx, platform, decided.memberId);
    if (!username) throw new AppError('conflict', { fields: { Measure: 'De naam is al weggehaald.' } });
    await keepRemoved(tx, decided, { username });
  },
};

/** Keeps what was taken away, to give it back. */
const keepRemoved = (
  { db, now }: Write,
  { memberId, decisionId }: Decided,
  removed: { photoId?: string; username?: string },
) =>
  db
    .insertInto('removedIdentity')
    .values({ memberId, decisionId, ...removed, removedAt: now })
    .execute();
