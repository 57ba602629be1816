import type { z } from 'zod';
import { escapeHtml } from '#app/platform/escape-html.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { pageRequestOf } from '#app/platform/http/calls/responses.ts';
import { markSeen } from './commands/mark-seen.ts';
import { markSeenOnPage } from './commands/mark-seen-on-page.ts';
import type { notificationsContract } from './contract.ts';
import { listNotifications, type Notification } from './screens.ts';
import { notificationParts } from './ui/notification-parts.ts';
import { findUnread } from './unread.ts';

export const notificationsHandlers: HandlersOf<typeof notificationsContract> = {
  async list(ctx, { query }) {
    const { items } = await listNotifications(ctx, pageRequestOf(query));
    return items.map(presentNotification);
  },
  markSeen: ({ platform, viewer }, { body }) => markSeen(platform, { by: viewer, until: body.Until }),
  markSeenOnPage: ({ platform, viewer }, { body }) => markSeenOnPage(platform, { by: viewer, path: body.Path }),
  async latest(ctx) {
    const { items } = await listNotifications(ctx, { index: 0, size: 1 });
    return items[0] ? presentNotification(items[0]) : null;
  },
  async unread(ctx, { query }) {
    const { messages, notifications, at } = await findUnread(ctx, query.path);
    const pause = ctx.viewer.pause?.code ?? null;
    return { Messages: messages, Notifications: notifications, Pause: pause, At: at };
  },
};

/** A notification on the wire, with its text as HTML. */
const presentNotification = (
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
