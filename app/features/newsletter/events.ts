import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

/** Somebody asked for the newsletter with the form; the address may not be theirs. */
export const newsletterRequested = eventKind({
  name: 'newsletter.requested',
  payload: z.object({ byMember: z.boolean() }),
});

const ofSubscription = z.object({ subscriptionId: z.int() });

/** An address gets the newsletter from now on. */
export const newsletterSubscribed = eventKind({ name: 'newsletter.subscribed', payload: ofSubscription });

/** An address gets the newsletter no more: nothing is left of it but the number of its subscription. */
export const newsletterUnsubscribed = eventKind({ name: 'newsletter.unsubscribed', payload: ofSubscription });
