import { recordDonorContact } from '#app/features/donors/index.ts';
import { writeOnce } from '#app/features/drafts/index.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { contactDrafts } from '../draft-kinds.ts';
import { contactRequested } from '../events.ts';
import { type ContactState, contactStateOf } from '../relation/contact-state.ts';
import { insertMessage } from '../relation/messages.ts';
import { lockPair, readPair } from '../relation/pair.ts';
import { DONOR_TITLE } from '../rules.ts';

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
 * of the request (rules.md R11). Throws AppError not_found, also for who is blocked by this member (R44); invalid_input for oneself; conflict for a contact, for who
 * asked first or was refused by this member, for who blocks this member, and for a key that was used for
 * something else.
 */
export const requestContact = (platform: Platform, request: ContactRequest): Promise<ContactState> =>
  writeRequest(platform, request, (tx) => insertRequest(tx, request));

/** The same by a donor, whose first message has a title that says so. Throws AppError forbidden for who is no donor. */
export async function requestContactAsDonor(platform: Platform, request: ContactRequest): Promise<ContactState> {
  const { by, otherId, message } = request;
  if (!mayContactAsDonor(by)) throw new AppError('forbidden');
  return writeRequest(platform, { ...request, asDonor: true }, async (tx) => {
    await insertRequest(tx, { by, otherId, message: `${DONOR_TITLE}\n\n${message}` });
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
  await writeOnce(platform, { by, key, call: 'request-contact', input, draft }, work);
  return REQUESTED;
}

async function insertRequest(
  { db, now, publish, signalOpenPages }: Write,
  { by, otherId, message }: Pick<ContactRequest, 'by' | 'otherId' | 'message'>,
): Promise<void> {
  const creatorId = by.memberId;
  const pair = { viewerId: creatorId, otherId };
  await lockPair(db, pair);
  const stored = await readPair(db, pair);
  if (stored.blockedByOther) throw new AppError('not_found');
  const contact = contactStateOf(creatorId, stored);
  if (contact.state === 'requested' && contact.role === 'creator') return;
  if (contact.state !== 'none' || stored.blocksOther) throw new AppError('conflict');
  const { id } = await db
    .insertInto('contactLink')
    .values({ creatorId, otherId, state: 'requested', createdAt: now, lastMessageAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertMessage(db, { contactLinkId: id, senderId: creatorId, recipientId: otherId, body: message, now });
  signalOpenPages(creatorId, 'messages');
  signalOpenPages(otherId, 'messages');
  await publish(contactRequested, { contactLinkId: id, creatorId, otherId });
}

/** Donors have a call of their own to ask somebody for contact (rules.md R12). */
const mayContactAsDonor = (viewer: Viewer): boolean => viewer.roles.includes('donor');
