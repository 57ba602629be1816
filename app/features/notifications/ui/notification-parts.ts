import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { threadPath } from '#app/features/messages/paths.ts';
import { CASES_PATH, casePath, MEMBERS_PATH, OBJECTIONS_PATH } from '#app/features/moderation/paths.ts';
import { personPath } from '#app/features/profiles/paths.ts';
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
    case 'decision-made':
    case 'report-decided':
    case 'objection-answered':
      return [
        { text: `${notification.notice.text} ` },
        { text: notification.notice.link, href: notification.notice.path },
      ];
    case 'case-waits':
      return [{ text: 'Er wacht iets op een moderator. ' }, { text: 'Bekijk de zaken', href: CASES_PATH }];
    case 'case-handed-over':
      return [
        { text: 'Een andere moderator droeg een zaak aan je over. ' },
        { text: 'Bekijk de zaak', href: casePath(notification.subjectId) },
      ];
    case 'objection-waits':
      return [
        { text: 'Er wacht een bezwaar op een moderator. ' },
        { text: 'Bekijk de bezwaren', href: OBJECTIONS_PATH },
      ];
    case 'objection-unanswerable':
      return [
        { text: 'Een bezwaar wacht, en geen moderator mag het beantwoorden. ' },
        { text: 'Maak iemand anders moderator', href: MEMBERS_PATH },
      ];
    case 'memorial-started':
      return [
        { text: 'Bij dit profiel staat nu ‘in memoriam’, omdat jij dat bevestigde: ' },
        { text: actor.name, href: personPath(actor.id) },
        { text: '. Klopt dat niet? ' },
        { text: 'Neem contact met ons op', href: CONTACT_PATH },
      ];
    case 'question-answered':
      return [{ text: 'Een diëtist beantwoordde je vraag ' }, linkTo(notification.question)];
    case 'answer-corrected':
      return [{ text: 'Een diëtist paste het antwoord aan op je vraag ' }, linkTo(notification.question)];
    case 'question-edited':
      return [{ text: 'Een diëtist wijzigde de tekst van je vraag ' }, linkTo(notification.question)];
    case 'question-declined':
      return [{ text: 'Een diëtist kan deze vraag niet beantwoorden: ' }, linkTo(notification.question)];
    case 'question-asked-back':
      return [{ text: 'Een diëtist wil iets van je weten over je vraag ' }, linkTo(notification.question)];
    case 'question-hidden':
      return [{ text: 'Je vraag is van de site gehaald: ' }, linkTo(notification.question)];
    case 'question-shown':
      return [{ text: 'Je vraag staat weer op de site: ' }, linkTo(notification.question)];
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
