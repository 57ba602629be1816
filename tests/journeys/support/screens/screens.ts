import type { Locator, Page } from '@playwright/test';
import { ADMINISTRATOR, MODERATOR } from '../conversation.ts';
import {
  choose,
  filterToNothing,
  openAccountMenu,
  openBlog,
  openCase,
  openCookieSettings,
  openDecision,
  openEndOfAdministrator,
  openFilter,
  openFilterOnPhone,
  openForms,
  openHeaderSearch,
  openHiding,
  openInvitation,
  openMenu,
  openMenuOnPhone,
  openObjection,
  openPerson,
  openPost,
  openRecord,
  openReport,
  openSessionWarning,
  openSuggestions,
  openThread,
  requestLink,
  send,
  sendEmpty,
  uploadRefusedFile,
  writeFirstMessage,
} from './reach.ts';

/** A conversation of the demo. */
export const CONVERSATION = '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen';

const RETRY = '/verificatie-mail-opnieuw-versturen';
const DONOR = '/registreren?userIsDonor=true';
const FORGOT = '/wachtwoord/vergeten';
const LOGIN_LINK = '/inloggen/mail';
const NEW_PASSWORD = '/wachtwoord/opnieuw-instellen?email=iemand%40example.org&token=oud';

/** A page, or one of its states. */
export interface Screen {
  name: string;
  path: string;
  member?: boolean;
  /** The address of a member with a role, in place of a participant. */
  as?: string;
  /** Brings the page into the state to check, and gives what shows it. */
  reach?: (page: Page) => Promise<Locator>;
}

/** A state that is reached in another way at another width. */
interface ScreenOfOneWidth extends Screen {
  width: number;
  reach: (page: Page) => Promise<Locator>;
}

const LEADERS = '/moderatie/leden?zoekterm=Demobeheerder';

/** All pages, some by the way that leads there. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home of a member', path: '/', member: true },
  { name: 'groups', path: '/groepen' },
  { name: 'group', path: '/groepen/voeding-en-dieet' },
  { name: 'groups of a member', path: '/groepen', member: true },
  { name: 'group, what a member follows', path: '/groepen/thuisdialyse?toon=gevolgd', member: true },
  { name: 'conversation', path: CONVERSATION },
  { name: 'conversation of a member', path: CONVERSATION, member: true },
  { name: 'people', path: '/personen' },
  { name: 'nobody found', path: '/personen?zoeken=zzzzzz', member: true },
  { name: 'person', path: '/personen', member: true, reach: openPerson },
  { name: 'first message', path: '/personen', member: true, reach: writeFirstMessage },
  { name: 'blogs', path: '/blogs' },
  { name: 'blogs of a member', path: '/blogs', member: true },
  { name: 'blog', path: '/blogs', member: true, reach: openBlog },
  { name: 'blog post', path: '/blogs', member: true, reach: openPost },
  { name: 'cases, with the form to handle one', path: '/moderatie', as: MODERATOR, reach: openDecision },
  { name: 'open case with its forms', path: '/moderatie', as: MODERATOR, reach: openForms },
  { name: 'cases of one moderator', path: '/moderatie?lijst=mijn', as: MODERATOR },
  { name: 'handled cases', path: '/moderatie?lijst=afgehandeld', as: MODERATOR },
  { name: 'case', path: '/moderatie?lijst=afgehandeld', as: MODERATOR, reach: openCase },
  { name: 'what moderators know of a member', path: '/moderatie?lijst=afgehandeld', as: MODERATOR, reach: openRecord },
  { name: 'objections', path: '/moderatie/bezwaren', as: MODERATOR },
  { name: 'objection', path: '/moderatie/bezwaren', as: MODERATOR, reach: openObjection },
  { name: 'reporting a conversation', path: CONVERSATION, reach: openReport },
  { name: 'hiding a conversation', path: CONVERSATION, as: MODERATOR, reach: openHiding },
  { name: 'members and their roles', path: '/moderatie/leden', as: ADMINISTRATOR },
  { name: 'names at answers', path: '/dietist/namen', as: ADMINISTRATOR },
  { name: 'end of an administrator', path: LEADERS, as: ADMINISTRATOR, reach: openEndOfAdministrator },
  { name: 'words', path: '/woordenlijst' },
  { name: 'recipes', path: '/recepten' },
  { name: 'shopping list', path: '/boodschappenlijst' },
  { name: 'day of recipes', path: '/recepten/mijn-dag' },
  { name: 'news', path: '/nieuws' },
  { name: 'search', path: '/zoeken' },
  { name: 'search with results', path: '/zoeken?zoekterm=dialyse' },
  { name: 'search with results of a member', path: '/zoeken?zoekterm=dialyse', member: true },
  { name: 'search without results', path: '/zoeken?zoekterm=qqqqqq' },
  { name: 'share', path: '/delen/afmelden?token=oud' },
  { name: 'newsletter', path: '/nieuwsbrief' },
  { name: 'newsletter of a member', path: '/nieuwsbrief', member: true },
  { name: 'newsletter requested', path: '/nieuwsbrief?verstuurd=true' },
  { name: 'newsletter, link that does not work', path: '/nieuwsbrief/bevestigen?token=oud' },
  { name: 'newsletter subscribed', path: '/nieuwsbrief/bevestigen?aangemeld=true' },
  { name: 'newsletter, link to stop that does not work', path: '/nieuwsbrief/afmelden?token=oud' },
  { name: 'newsletter ended', path: '/nieuwsbrief/afmelden?afgemeld=true' },
  { name: 'mails, link to stop that does not work', path: '/e-mails/afmelden?token=oud' },
  { name: 'favourite recipes', path: '/recepten?toon=favorieten', member: true },
  { name: 'not found', path: '/bestaat-niet' },
  { name: 'log in to view', path: '/account/profiel' },
  { name: 'settings', path: '/account/instellingen', member: true },
  { name: 'passkeys', path: '/account/inloggen', member: true },
  { name: 'notifications', path: '/account/notificaties', member: true },
  { name: 'deletion of the account', path: '/account/verwijderen', member: true },
  { name: 'photo', path: '/account/foto', member: true },
  { name: 'login', path: '/inloggen' },
  { name: 'timed out', path: '/inloggen?session-timeout=true' },
  { name: 'register', path: '/registreren' },
  { name: 'registered', path: '/registreren_klaar' },
  { name: 'confirm with a bad token', path: '/email-bevestigen?token=oud' },
  { name: 'register as a donor', path: DONOR },
  { name: 'request the verification mail', path: RETRY },
  { name: 'verification mail sent', path: `${RETRY}?verstuurd=true` },
  { name: 'verification failed', path: '/verificatie-mail-fout' },
  { name: 'log in by a link', path: LOGIN_LINK },
  { name: 'log in, link that does not work', path: '/inloggen/link?token=oud' },
  { name: 'forgot the password', path: FORGOT },
  { name: 'forgot it, mail sent, by its address', path: `${FORGOT}?verstuurd=true` },
  { name: 'new password', path: NEW_PASSWORD },
  { name: 'new password without a link', path: '/wachtwoord/opnieuw-instellen' },
  { name: 'new password saved', path: '/wachtwoord/opnieuw-instellen?gewijzigd=true' },
  { name: 'e-mail changed', path: '/email-gewijzigd' },
  { name: 'e-mail change failed', path: '/email-gewijzigd-fout' },
  { name: 'account deleted', path: '/account-verwijderd' },
  { name: 'cookies', path: '/cookies' },
  { name: 'building blocks', path: '/dev/ui' },
  { name: 'mailbox', path: '/dev/mail' },
  { name: 'messages', path: '/account/berichten', member: true },
  { name: 'blocked members', path: '/account/geblokkeerd', member: true },
  { name: 'what staff read', path: '/account/inzage', member: true },
  { name: 'thread', path: '/account/berichten', member: true, reach: openThread },
];

/** The states that a reader can bring some of them into: errors, what is open, what is found. */
export const STATES: readonly Screen[] = [
  { name: 'group filtered to nothing', path: '/groepen/jong-met-een-nierziekte', reach: filterToNothing },
  { name: 'empty reaction', path: CONVERSATION, member: true, reach: (page) => sendEmpty(page, 'Plaats reactie') },
  { name: 'search with suggestions', path: '/zoeken', reach: openSuggestions },
  { name: 'photo refused', path: '/account/profiel', member: true, reach: uploadRefusedFile },
  { name: 'login with errors', path: '/inloggen', reach: (page) => send(page, 'Inloggen') },
  { name: 'register with errors', path: '/registreren', reach: (page) => send(page, 'Registreren') },
  { name: 'register as a donor with errors', path: DONOR, reach: (page) => send(page, 'Registreren') },
  { name: 'request it without an address', path: RETRY, reach: (page) => sendEmpty(page, 'Opnieuw versturen') },
  { name: 'forgot it, without an address', path: FORGOT, reach: (page) => sendEmpty(page, 'Verstuur de link') },
  { name: 'forgot it, mail sent', path: FORGOT, reach: requestLink },
  {
    name: 'new password, empty',
    path: NEW_PASSWORD,
    reach: (page) => sendEmpty(page, 'Bewaar mijn nieuwe wachtwoord'),
  },
  { name: 'new password that is weak', path: NEW_PASSWORD, reach: (page) => choose(page, 'kort') },
  { name: 'new password with a bad link', path: NEW_PASSWORD, reach: (page) => choose(page, 'korenbloem8') },
  { name: 'the session ends soon', path: CONVERSATION, member: true, reach: openSessionWarning },
  { name: 'search of the header open', path: '/groepen', reach: openHeaderSearch },
  { name: 'account menu open', path: '/groepen', member: true, reach: openAccountMenu },
  { name: 'invitation open', path: CONVERSATION, reach: openInvitation },
  { name: 'cookie settings open', path: '/', reach: openCookieSettings },
];

export const SCREENS_OF_ONE_WIDTH: readonly ScreenOfOneWidth[] = [
  { name: 'menu open', path: '/groepen', width: 1280, reach: openMenu },
  { name: 'menu open on a phone', path: '/groepen', width: 320, reach: openMenuOnPhone },
  { name: 'people of a member', path: '/personen', member: true, width: 1280, reach: openFilter },
  { name: 'people of a member on a phone', path: '/personen', member: true, width: 320, reach: openFilterOnPhone },
];
