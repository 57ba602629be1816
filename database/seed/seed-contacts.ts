import { createHash } from 'node:crypto';
import { DONOR_REQUEST_TITLE } from '#app/features/contacts/rules.ts';
import { after, DAY, HOUR, MINUTE } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { DemoContact } from './read-demo.ts';
import { earlier, type SeedContext } from './seed-conversation.ts';

/** The last message of a younger thread has not been read. */
const UNREAD_DAYS = 12;

/** The longest time between two messages. */
const LONGEST_GAP = 30 * HOUR;

/** Inserts a contact or a request with its messages. Nothing in it is later than `now`. */
export async function seedContact(
  db: OpenTransaction,
  { contact, donors, members, now }: SeedContext & { contact: DemoContact; donors: ReadonlySet<string> },
): Promise<void> {
  const creatorId = members.get(contact.creator) as number;
  const otherId = members.get(contact.other) as number;
  const times = timesOf(contact, now);
  const [createdAt = now, lastMessageAt = now] = [times[0], times.at(-1)];
  const answeredAt = contact.state === 'requested' ? null : earlier(after(createdAt, HOUR), now);
  const { id } = await db
    .insertInto('contactLink')
    .values({ creatorId, otherId, state: contact.state, createdAt, answeredAt, lastMessageAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isUnread = (index: number) => index === times.length - 1 && contact.daysAgo <= UNREAD_DAYS;
  await db
    .insertInto('message')
    .values(
      contact.messages.map(({ byCreator, text }, index) => ({
        contactLinkId: id,
        senderId: byCreator ? creatorId : otherId,
        recipientId: byCreator ? otherId : creatorId,
        body: index === 0 && donors.has(contact.creator) ? `${DONOR_REQUEST_TITLE}\n\n${text}` : text,
        createdAt: times[index] as Date,
        readAt: isUnread(index) && contact.state !== 'denied' ? null : earlier(after(times[index] as Date, HOUR), now),
      })),
    )
    .execute();
}

/** When each message was sent: some hours apart, by day, and the same each time the demo is seeded. */
function timesOf({ daysAgo, messages }: DemoContact, now: Date): Date[] {
  const gap = Math.min(LONGEST_GAP, (daysAgo * DAY) / (messages.length + 1));
  const times: Date[] = [];
  for (const { text } of messages) {
    const digest = createHash('sha256').update(text).digest();
    const previous = times.at(-1) ?? after(now, -daysAgo * DAY);
    const at = awake(after(previous, (digest.readUInt8(0) / 256) * gap));
    times.push(earlier(at < previous ? after(previous, MINUTE) : at, now));
  }
  return times;
}

/** The same time, or that of the next morning for the hours in which people sleep. */
const awake = (at: Date): Date => (at.getUTCHours() < 7 ? after(at, 8 * HOUR) : at);
