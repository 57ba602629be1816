import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const request = z.object({ contactLinkId: z.int(), creatorId: z.int(), otherId: z.int() });

/**
 * A member asked another for contact. Not published when the other blocks the member: nobody is to hear of such a
 * request. Who acts on it later reads again whether it is still open.
 */
export const contactRequested = eventKind({ name: 'contacts.requested', payload: request });

/** The other accepted the request of `creatorId`. */
export const contactAccepted = eventKind({ name: 'contacts.accepted', payload: request });

/** The other refused the request of `creatorId`, who must not notice (rules.md R11). */
export const contactRefused = eventKind({ name: 'contacts.refused', payload: request });

const ofMember = z.object({ memberId: z.int(), otherId: z.int() });

/** A member removed a contact, with the messages of both, or asked somebody whose own request gave way to theirs. */
export const contactRemoved = eventKind({ name: 'contacts.removed', payload: ofMember });
