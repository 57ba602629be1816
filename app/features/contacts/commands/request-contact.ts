import { readExcluded, readInMemoriam } from '#app/features/profiles/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { NO_MESSAGES } from '#app/ui/user/user-summary.ts';
import { recordDonorContact } from '../donors/donor-match.ts';
import { contactDrafts } from '../draft-kinds.ts';
import { contactRequested } from '../events.ts';
import { type ContactState, contactStateOf } from '../relation/contact-state.ts';
import { insertMessage, markMessagesRead } from '../relation/messages.ts';
import { type ContactLink, lockSeenPair, STORED_REFUSAL } from '../relation/pair.ts';
import { DONOR_REQUEST_TITLE } from '../rules.ts';

interface ContactRequest {
  by: Viewer;
  otherId: number;
  /** The first message. */
  message: string;
  key: string | null;
}

const REQUESTED: ContactState = { state: 'requested', role: 'creator' };

/**
 * Asks a member for contact, with a first message. Asking again changes nothing and gives the same answer, whatever became
 * of the request (rules.md R11). Who refused a request may still ask, with a request of their own (choices.md 45).
 * Throws AppError not_found, also for who is blocked by this member (R44); invalid_input for oneself; conflict for a
 * contact, for who was asked first and has not answered, for who blocks this member, for who may never write again, and for a key
 * that was used for something else.
 */
export const requestContact = (platform: Platform, request: ContactRequest): Promise<ContactState> =>
  writeRequest(platform, request, (tx) => insertRequest(tx, request));

/** The same by a donor, whose first message has a title that says so. Throws AppError forbidden for who is no donor. */
export async function requestContactAsDonor(platform: Platform, request: ContactRequest): Promise<ContactState> {
  const { by, otherId, message } = request;
  if (!mayContactAsDonor(by)) throw new AppError('forbidden');
  return writeRequest(platform, { ...request, asDonor: true }, async (tx) => {
    await insertRequest(tx, { by, otherId, message: `${DONOR_REQUEST_TITLE}\n\n${message}` });
    await recordDonorContact(tx.db, { donorId: by.memberId, personId: otherId, now: tx.now });
  });
}

async function writeRequest(
  platform: Platform,
  { by, key, ...input }: ContactRequest & { asDonor?: true },
  work: (tx: Write) => Promise<void>,
): Promise<ContactState> {
  const { otherId } = input;
  if (otherId === by.memberId) throw new AppError('invalid_input', { fields: { ContactUserId: 'Dit ben je zelf.' } });
  const draft = { kind: contactDrafts.request, about: otherId };
  await writeOnce(platform, { by, key, call: 'requestContact', input, draft }, work);
  return REQUESTED;
}

async function insertRequest(
  { db, now, publish, signalOpenPages }: Write,
  { by, otherId, message }: Pick<ContactRequest, 'by' | 'otherId' | 'message'>,
): Promise<void> {
  const creatorId = by.memberId;
  const stored = await lockSeenPair(db, { viewerId: creatorId, otherId });
  if (await readInMemoriam(db, otherId)) throw new AppError('conflict', { fields: { Message: NO_MESSAGES } });
  if (await readExcluded(db, otherId)) throw new AppError('conflict');
  const contact = contactStateOf(creatorId, stored);
  if (contact.state === 'requested' && contact.role === 'creator') return;
  const reopens = contact.state === 'refused';
  if ((contact.state !== 'none' && !reopens) || stored.blocksOther) throw new AppError('conflict');
  // Who asks again after withdrawing what was refused sees a request, and who refused goes on seeing a refusal (R11).
  const refused = stored.link !== null && !reopens;
  const request = { creatorId, otherId, state: 'requested', createdAt: now, lastMessageAt: now, withdrawnAt: null };
  const contactLinkId = stored.link
    ? await updateLink(db, { ...request, id: stored.link.id, state: refused ? STORED_REFUSAL : 'requested' })
    : await insertLink(db, request);
  await insertMessage(db, { contactLinkId, senderId: creatorId, recipientId: otherId, body: message, now });
  signalOpenPages(creatorId, 'messages');
  if (refused) {
    await markMessagesRead(db, { contactLinkId, recipientId: otherId, now });
    return;
  }
  signalOpenPages(otherId, 'messages');
  await publish(contactRequested, { contactLinkId, creatorId, otherId });
}

type Link = Omit<ContactLink, 'id' | 'state'> & { state: string };

async function insertLink(db: OpenTransaction, link: Link): Promise<number> {
  const { id } = await db.insertInto('contactLink').values(link).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Makes another request of the row of a pair: what was written before stays, for both. */
async function updateLink(db: OpenTransaction, { id, ...link }: Link & { id: number }): Promise<number> {
  const answered = link.state === 'requested' && { answeredAt: null };
  await db
    .updateTable('contactLink')
    .set({ ...link, ...answered })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Donors have a call of their own to ask somebody for contact (rules.md R12). */
const mayContactAsDonor = (viewer: Viewer): boolean => viewer.roles.includes('donor');
