import type { Database } from '#app/platform/database/database.ts';
import { type ContactState, contactStateOf } from './contact-state.ts';
import { type ContactLink, readPair } from './pair.ts';

/** The contact of a member with another, as this viewer may see it. */
export const findContactState = async (
  db: Database,
  pair: { viewerId: number; otherId: number },
): Promise<ContactState> => contactStateOf(pair.viewerId, await readPair(db, pair));

/** A contact with its row, where the viewer may see it. */
export interface VisibleContact extends ContactState {
  link: ContactLink;
}

/** The contact with its row, or null where the viewer sees none, or one that they refused. */
export async function findContact(
  db: Database,
  { viewerId, otherId }: { viewerId: number; otherId: number },
): Promise<VisibleContact | null> {
  const pair = await readPair(db, { viewerId, otherId });
  const contact = contactStateOf(viewerId, pair);
  const hidden = contact.state === 'none' || contact.state === 'refused';
  return pair.link && !hidden ? { ...contact, link: pair.link } : null;
}
