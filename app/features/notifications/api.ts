import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { pageRequestOf } from '#app/platform/http/calls/responses.ts';
import { markSeen } from './commands/mark-seen.ts';
import { markSeenOnPage } from './commands/mark-seen-on-page.ts';
import type { notificationsContract } from './contract.ts';
import { presentNotification } from './present.ts';
import { listNotifications } from './screens.ts';
import { findUnread } from './unread.ts';

export const notificationsHandlers: HandlersOf<typeof notificationsContract> = {
  async list(ctx, { query }) {
    const { items } = await listNotifications(ctx, pageRequestOf(query));
    return items.map(presentNotification);
  },
  markSeen: ({ platform, viewer }, { body }) => markSeen(platform, { by: viewer, until: body.Until }),
  markSeenOnPage: (ctx, { body }) => markSeenOnPage(ctx, body.Path),
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
