import type { NotificationKind } from '../kinds.ts';
import type { Notification } from '../screens.ts';

/** A part of the text of a notification; with `href` it is a link. */
export interface NotificationPart {
  text: string;
  href?: string;
}

/** The text of each kind of notification (rules.md R25). */
const TEMPLATES: Record<NotificationKind, (notification: Notification) => NotificationPart[]> = {
  reaction: ({ actor, conversation }) => [
    { text: `${actor.name} reageerde op je gesprek ` },
    { text: conversation.title, href: conversation.path },
  ],
  'moderator-message': ({ actor, conversation }) => [
    { text: `${actor.name}, moderator, schreef een bericht in je gesprek ` },
    { text: conversation.title, href: conversation.path },
  ],
};

/** The text of a notification in parts, for the page and for the call alike. */
export const notificationParts = (notification: Notification): NotificationPart[] =>
  TEMPLATES[notification.kind](notification);
