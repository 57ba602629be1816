import { HOUR } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { insertRows } from './insert-rows.ts';
import type { Population } from './people.ts';
import type { Random } from './random.ts';
import type { Texts } from './texts.ts';

/** How many contacts and requests there are for each member. */
const CONTACTS_PER_MEMBER = 2;
const REQUESTED_SHARE = 0.15;
const DENIED_SHARE = 0.05;
const UNREAD_SHARE = 0.1;
const MAX_MESSAGES = 200;

interface Contact {
  id: number;
  creatorId: number;
  otherId: number;
  state: 'requested' | 'accepted' | 'denied';
  createdAt: number;
  /** When each message was sent, the first included. */
  times: number[];
}

export const contactCount = ({ count }: Population): number => count * CONTACTS_PER_MEMBER;

/** Inserts contacts with their messages, and requests; the first members have most of them. */
export async function insertContacts(
  db: OpenTransaction,
  { population, texts, random, first }: { population: Population; texts: Texts; random: Random; first: number },
): Promise<void> {
  const contacts = makeContacts(population, random, first);
  await insertRows(db, {
    into: 'contactLink',
    columns: {
      id: 'integer',
      creatorId: 'integer',
      otherId: 'integer',
      state: 'text',
      createdAt: 'timestamptz',
      answeredAt: 'timestamptz',
      lastMessageAt: 'timestamptz',
    },
    rows: contacts,
    row: ({ id, creatorId, otherId, state, createdAt, times }) => [
      id,
      creatorId,
      otherId,
      state,
      new Date(createdAt),
      state === 'requested' ? null : new Date(createdAt),
      new Date(times.at(-1) ?? createdAt),
    ],
  });
  await insertRows(db, {
    into: 'message',
    columns: {
      contactLinkId: 'integer',
      senderId: 'integer',
      recipientId: 'integer',
      body: 'text',
      createdAt: 'timestamptz',
      readAt: 'timestamptz',
    },
    rows: contacts.flatMap((contact) => contact.times.map((at, index) => ({ contact, at, index }))),
    row: ({ contact, at, index }) => {
      const byCreator = index % 2 === 0;
      const last = index === contact.times.length - 1;
      const unread = last && contact.state !== 'denied' && random.chance(UNREAD_SHARE);
      const [sender, recipient] = byCreator
        ? [contact.creatorId, contact.otherId]
        : [contact.otherId, contact.creatorId];
      return [contact.id, sender, recipient, texts.reaction(random), new Date(at), unread ? null : new Date(at)];
    },
  });
}

function makeContacts(population: Population, random: Random, first: number): Contact[] {
  const { first: firstMember, count, now } = population;
  const pairs = new Set<number>();
  const contacts: Contact[] = [];
  const member = () => firstMember + Math.floor(random.next() ** 2 * count);
  while (contacts.length < contactCount(population)) {
    const [creatorId, otherId] = [member(), member()];
    const pair = Math.min(creatorId, otherId) * 2 ** 24 + Math.max(creatorId, otherId);
    if (creatorId === otherId || pairs.has(pair)) continue;
    pairs.add(pair);
    const chance = random.next();
    const state = chance < DENIED_SHARE ? 'denied' : chance < DENIED_SHARE + REQUESTED_SHARE ? 'requested' : 'accepted';
    const createdAt = now - random.next() * 300 * 24 * HOUR;
    const messages = state === 'accepted' ? 1 + random.skewed(0.8, MAX_MESSAGES) : 1;
    const times = Array.from({ length: messages }, (_, index) => createdAt + (index / messages) * (now - createdAt));
    contacts.push({ id: first + contacts.length, creatorId, otherId, state, createdAt, times });
  }
  return contacts;
}
