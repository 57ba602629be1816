import { ADMINISTRATOR, MODERATOR, PARTICIPANT } from './conversation.ts';

const DIETITIAN = 'dietist@example.org';
const WRITER = 'anneke_61@people.example.org';

/** A blog of the demo, which has posts; those of other journeys may have none yet. */
const DEMO_BLOG = /^\/blogs\/\d+-(42-m2|brieven-aan-trees|langs-de-lijn|week-voor-week)$/;

/**
 * A page to print. In its address `{topic}` is the path of the document that print.spec.ts publishes under that name. Where an
 * overview tells the address: which links to follow from it, one after the other.
 */
export interface Printed {
  path: string;
  follow?: RegExp[];
  /** The address of the member who reads it; a visitor by default. */
  reader?: string;
}

/** A test that prints the page where it is made. */
interface PrintedIn {
  journey: string;
  test: string;
}

/** For each page of the table of routes, who prints it, or why nobody does (rules.md R54). */
export const PRINTED_PAGES: Readonly<Record<string, readonly Printed[] | PrintedIn | string>> = {
  '': [{ path: '/' }],
  ...Object.fromEntries(
    [
      ...['inloggen', 'inloggen/mail', 'inloggen/code', 'inloggen/link', 'registreren', 'registreren_klaar'],
      ...['email-bevestigen', 'verificatie-mail-opnieuw-versturen', 'verificatie-mail-fout', 'email-wijzigen'],
      ...['email-gewijzigd', 'email-gewijzigd-fout', 'wachtwoord/vergeten', 'wachtwoord/opnieuw-instellen'],
      ...['account-verwijderd', 'account/verwijderen', 'account/inloggen', 'account/foto', 'account/foto/verwijderen'],
      ...['groepen/:group/nieuw', 'blogs/afbeelding', 'advies/:topic/adviesnewquestion', 'dietist/namen'],
      ...['advies/:topic/adviesnewquestionconfirmation', 'dichtvouwen/:kind/:id', 'melden/:kind/:id'],
      ...['moderatie/verbergen/:kind/:id', 'delen/:type/:id', 'delen/afmelden', 'e-mails/afmelden', 'nieuwsbrief'],
      ...['nieuwsbrief/bevestigen', 'nieuwsbrief/afmelden', 'cookies'],
    ].map((pattern) => [pattern, 'a form, or what came of one: a step on the way to something else']),
  ),
  ...Object.fromEntries(
    [
      ...['uitloggen', 'account', 'account/*', 'mijn-profiel', 'gesprek', 'advies-new-question'],
      'advies-new-question-confirmation',
    ].map((pattern) => [pattern, 'redirects']),
  ),
  'account/profiel': [{ path: '/account/profiel', reader: WRITER }],
  'account/instellingen': [{ path: '/account/instellingen', reader: WRITER }],
  'account/berichten': [{ path: '/account/berichten', reader: PARTICIPANT }],
  'account/berichten/:id': [
    { path: '/account/berichten', follow: [/^\/account\/berichten\/\d+/], reader: PARTICIPANT },
  ],
  'account/geblokkeerd': [{ path: '/account/geblokkeerd', reader: PARTICIPANT }],
  'account/inzage': [{ path: '/account/inzage', reader: PARTICIPANT }],
  'account/notificaties': [{ path: '/account/notificaties', reader: WRITER }],
  groepen: [{ path: '/groepen' }],
  'groepen/:group': [{ path: '/groepen/thuisdialyse' }],
  'groepen/:group/:conversation': [{ path: '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen' }],
  blogs: [{ path: '/blogs' }],
  'blogs/:blog': [{ path: '/blogs', follow: [DEMO_BLOG], reader: PARTICIPANT }],
  'blogs/:blog/:post': [{ path: '/blogs', follow: [DEMO_BLOG, /^\/blogs\/[^/?]+\/[^/?]+$/], reader: PARTICIPANT }],
  personen: [{ path: '/personen' }],
  'personen/:person': [{ path: '/personen', follow: [/^\/personen\/\d+$/] }],
  advies: [{ path: '/advies' }],
  'advies/:topic': [{ path: '{advice}' }],
  'advies/:topic/:question': { journey: 'advice', test: 'a question from asking to reading' },
  'advies/:topic/jouw-vragen': [{ path: '{advice}/jouw-vragen', reader: WRITER }],
  dietist: [{ path: '/dietist', reader: DIETITIAN }],
  'dietist/:question': { journey: 'advice', test: 'a question from asking to reading' },
  'dietist/archief': [{ path: '/dietist/archief', reader: DIETITIAN }],
  'dietist/wacht-op-de-vrager': [{ path: '/dietist/wacht-op-de-vrager', reader: DIETITIAN }],
  moderatie: [{ path: '/moderatie', reader: MODERATOR }],
  'moderatie/:case': [{ path: '/moderatie?lijst=afgehandeld', follow: [/^\/moderatie\/\d+/], reader: MODERATOR }],
  'moderatie/bezwaren': [{ path: '/moderatie/bezwaren', reader: MODERATOR }],
  'moderatie/bezwaren/:id': { journey: 'objections', test: 'a member whose text was hidden reads why' },
  'moderatie/leden': [{ path: '/moderatie/leden', reader: ADMINISTRATOR }],
  'moderatie/leden/:id': [
    {
      path: '/moderatie?lijst=afgehandeld',
      follow: [/^\/moderatie\/\d+/, /^\/moderatie\/leden\/\d+/],
      reader: MODERATOR,
    },
  ],
  'meldingen/:code': { journey: 'objections', test: 'a member whose text was hidden reads why' },
  bibliotheek: [{ path: '/bibliotheek' }],
  'bibliotheek/:dossier': [{ path: '{topic}' }],
  'bibliotheek/:dossier/print': [{ path: '{topic}/print' }],
  nierziekten: [{ path: '/nierziekten' }],
  brochures: [{ path: '/brochures' }],
  videos: [{ path: '/videos' }],
  woordenlijst: [{ path: '/woordenlijst' }],
  nieuws: [{ path: '/nieuws' }],
  'nieuws/:article': [{ path: '{news-article}' }],
  recepten: [{ path: '/recepten' }],
  'recepten/mijn-dag': { journey: 'kitchen', test: 'a day is added up beside the limits' },
  'recepten/:recipe': [{ path: '{recipe}' }],
  'recepten/:recipe/koken': [{ path: '{recipe}/koken' }],
  boodschappenlijst: { journey: 'kitchen', test: 'a member cooks with timers' },
  zoeken: [{ path: '/zoeken?zoekterm=dialyse' }],
  'voorbeeld/:id': 'a draft, shown as the page that it becomes',
  'dev/ui': 'the building blocks, which no reader sees',
  'dev/blokken': [{ path: '/dev/blokken' }],
  'dev/mail': 'the mailbox of the demo',
  'dev/mail/:id': 'a mail of the demo',
  '*': [{ path: '{content-page}' }, { path: '{landing-page}' }, { path: '{article}' }],
};
