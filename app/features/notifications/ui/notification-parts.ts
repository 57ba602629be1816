import { threadPath } from '#app/features/messages/paths.ts';
import type { Notification } from '../screens.ts';

/** A part of the text of a notification; with `href` it is a link. */
export interface NotificationPart {
  text: string;
  href?: string;
}

/** The text of a notification in parts, from the template of its kind (rules.md R25); for the page and the call alike. */
export function notificationParts(notification: Notification): NotificationPart[] {
  const { kind, actor } = notification;
  const many = 'count' in notification && notification.count > 1 ? countOf(notification) : null;
  switch (kind) {
    case 'reaction':
      return [
        { text: many ? `${many} in je gesprek ` : `${actor.name} reageerde op je gesprek ` },
        linkTo(notification.about),
      ];
    case 'followed-reaction':
      return [{ text: many ? `${many} in ` : `${actor.name} reageerde in ` }, linkTo(notification.about)];
    case 'quoted':
    case 'blog-quoted':
      return [
        { text: many ? `${many} waarin je wordt geciteerd in ` : `${actor.name} citeerde je in ` },
        linkTo(notification.about),
      ];
    case 'moderator-message':
      return [{ text: `${actor.name} schreef als moderator een bericht in je gesprek ` }, linkTo(notification.about)];
    case 'blog-post':
      return [
        { text: many ? `${many} in de blog ` : `${actor.name} schreef een nieuw bericht: ` },
        linkTo(notification.about),
      ];
    case 'blog-reaction':
      return [
        { text: many ? `${many} op je bericht ` : `${actor.name} reageerde op je bericht ` },
        linkTo(notification.about),
      ];
    case 'content-hidden':
      return [{ text: `De moderatie heeft ${notification.hidden.own} verborgen: ` }, linkTo(notification.hidden)];
    case 'question-answered':
      return [{ text: 'Een diëtist beantwoordde je vraag ' }, linkTo(notification.question)];
    case 'answer-corrected':
      return [{ text: 'Een diëtist paste het antwoord aan op je vraag ' }, linkTo(notification.question)];
    case 'question-declined':
      return [{ text: 'Een diëtist kan deze vraag niet beantwoorden: ' }, linkTo(notification.question)];
    case 'contact-request':
      return [
        { text: `${actor.name} wil graag contact met je. ` },
        { text: 'Bekijk het verzoek', href: threadPath(actor.id) },
      ];
    case 'contact-accepted':
      return [
        { text: `${actor.name} heeft je contactverzoek geaccepteerd. ` },
        { text: 'Schrijf een bericht', href: threadPath(actor.id) },
      ];
  }
}

/** '3 nieuwe reacties': of what was seen before, without 'nieuwe'. */
function countOf({ kind, count, seen }: { kind: string; count: number; seen: boolean }): string {
  const what = kind === 'blog-post' ? 'berichten' : 'reacties';
  return `${count}${seen ? '' : ' nieuwe'} ${what}`;
}

const linkTo = ({ title, path }: { title: string; path: string }) => ({ text: title, href: path });
