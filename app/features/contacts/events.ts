import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const request = z.object({ contactLinkId: z.int(), creatorId: z.int(), otherId: z.int() });

/**
 * A member asked another for contact. Not published for a request that the other refused before: they are to hear of it no
 * more. Who acts on it later reads again whether it is still open.
 */
export const contactRequested = eventKind({ name: 'contacts.requested', payload: request });

/** The other accepted the request of `creatorId`. */
export const contactAccepted = eventKind({ name: 'contacts.accepted', payload: request });

/** The other refused the request of `creatorId`, who must not notice (rules.md R11). */
export const contactRefused = eventKind({ name: 'contacts.refused', payload: request });

/** A member removed a contact, with the messages of both, or withdrew a request. */
export const contactRemoved = eventKind({
  name: 'contacts.removed',
  payload: z.object({ memberId: z.int(), otherId: z.int() }),
});
