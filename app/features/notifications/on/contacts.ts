import type { z } from 'zod';
import type {
  contactAccepted,
  contactRefused,
  contactRemoved,
  contactRequested,
} from '#app/features/contacts/events.ts';
import { write } from '#app/platform/database/write.ts';
import { CONTACT_KINDS, type ContactKind } from '#app/platform/notification-kinds.ts';
import type { Platform } from '#app/platform/platform.ts';
import { removeNotifications } from '../commands/remove-notifications.ts';
import { storeNotification } from '../commands/store-notification.ts';

type Request = z.output<typeof contactRequested.payload>;

/** Tells a member that another asks for contact, as long as the request is open. */
export async function notifyOfRequest(platform: Platform, request: Request): Promise<void> {
  const { contactLinkId, creatorId, otherId } = request;
  if (!(await isInState(platform, { contactLinkId, state: 'requested' }))) return;
  const notification = { memberId: otherId, actorId: creatorId, subjectId: contactLinkId };
  await storeNotification(platform, { kind: 'contact-request', ...notification });
}

/**
 * Tells who asked for contact that the other accepted, as long as they are contacts. To the other, who has answered, the
 * request is no news any more.
 */
export async function notifyOfAcceptance(
  platform: Platform,
  request: z.output<typeof contactAccepted.payload>,
): Promise<void> {
  const { contactLinkId, creatorId, otherId } = request;
  await markRequestSeen(platform, request);
  if (!(await isInState(platform, { contactLinkId, state: 'accepted' }))) return;
  const notification = { memberId: creatorId, actorId: otherId, subjectId: contactLinkId };
  await storeNotification(platform, { kind: 'contact-accepted', ...notification });
}

const isInState = ({ db }: Platform, { contactLinkId, state }: { contactLinkId: number; state: string }) =>
  db
    .selectFrom('contactLink')
    .select('id')
    .where('id', '=', contactLinkId)
    .where('state', '=', state)
    .executeTakeFirst()
    .then(Boolean);

const REQUEST: ContactKind = 'contact-request';

const markRequestSeen = (platform: Platform, { contactLinkId, otherId }: Request): Promise<void> =>
  write(platform, async ({ db, now, signalOpenPages }) => {
    const { numUpdatedRows } = await db
      .updateTable('notification')
      .set({ seenAt: now })
      .where((eb) => eb.and({ kind: REQUEST, memberId: otherId, subjectId: contactLinkId }))
      .where('seenAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) signalOpenPages(otherId, 'notifications');
  });

/** Deletes what a member was told of a request that they refused: it would lead to a thread that is not there. */
export const removeRequestNotification = (
  platform: Platform,
  { contactLinkId, otherId }: z.output<typeof contactRefused.payload>,
): Promise<void> =>
  removeNotifications(platform, (eb) => eb.and({ kind: REQUEST, memberId: otherId, subjectId: contactLinkId }));

/** Deletes what two members were told of a contact that is gone (rules.md R12), and nothing of a later one. */
export const removeContactNotifications = (
  platform: Platform,
  { memberId, otherId }: z.output<typeof contactRemoved.payload>,
): Promise<void> =>
  removeNotifications(platform, (eb) =>
    eb.and([
      eb('kind', 'in', [...CONTACT_KINDS]),
      eb.or([eb.and({ memberId, actorId: otherId }), eb.and({ memberId: otherId, actorId: memberId })]),
      eb.not(
        eb.exists(eb.selectFrom('contactLink').select('id').whereRef('contactLink.id', '=', 'notification.subjectId')),
      ),
    ]),
  );
