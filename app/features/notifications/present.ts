import type { z } from 'zod';
import type { notificationsContract } from './contract.ts';
import type { Notification } from './screens.ts';
import { notificationParts } from './ui/notification-parts.ts';

/** A notification on the wire, with its text as HTML. */
export const presentNotification = (
  notification: Notification,
): z.output<(typeof notificationsContract)['latest']['response']['json']> => ({
  Id: notification.id,
  Body: notificationParts(notification)
    .map(({ text, href }) => (href ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>` : escapeHtml(text)))
    .join(''),
  Created: notification.createdAt.toISOString(),
  Read: notification.seen,
  IsSeen: notification.seen,
});

const escapeHtml = (text: string): string => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
