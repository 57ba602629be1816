import type { z } from 'zod';
import type { contactAccepted, contactRemoved, contactRequested } from '#app/features/contacts/events.ts';
import type { Platform } from '#app/platform/platform.ts';
import { storeNotification } from '../commands/store-notification.ts';
import { CONTACT_KINDS } from '../kinds.ts';

/** Tells a member that another asks for contact, as long as the request is open. */
export async function tellOfRequest(
  platform: Platform,
  { contactLinkId, creatorId, otherId }: z.output<typeof contactRequested.payload>,
): Promise<void> {
  if (!(await isInState(platform, { contactLinkId, state: 'requested' }))) return;
  const notification = { memberId: otherId, actorId: creatorId, subjectId: contactLinkId };
  await storeNotification(platform, { kind: 'contact-request', ...notification });
}

/** Tells who asked for contact that the other accepted, as long as they are contacts. */
export async function tellOfAcceptance(
  platform: Platform,
  { contactLinkId, creatorId, otherId }: z.output<typeof contactAccepted.payload>,
): Promise<void> {
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

/** Deletes what two members were told of a contact that one of them removed (rules.md R12), and nothing of a later one. */
export async function removeContactNotifications(
  { db }: Platform,
  { memberId, otherId }: z.output<typeof contactRemoved.payload>,
): Promise<void> {
  await db
    .deleteFrom('notification')
    .where('kind', 'in', [...CONTACT_KINDS])
    .where((eb) => eb.or([eb.and({ memberId, actorId: otherId }), eb.and({ memberId: otherId, actorId: memberId })]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('contactLink').select('id').whereRef('contactLink.id', '=', 'notification.subjectId'))),
    )
    .execute();
}
