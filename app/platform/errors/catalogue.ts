import { waitAsBegin, waitInWords } from '../limits/wait-in-words.ts';
import { errorsOfAnyServer } from './errors-of-any-server.ts';

/**
 * Every error of a call or a page, by its code: its status and its message to the reader (choices.md 2). The code is the
 * `error` in the response.
 */
export const catalogue = {
  ...errorsOfAnyServer,
  invalid_input: { status: 422, message: 'Er klopt nog iets niet. Kijk de velden hieronder na.' },
  captcha_failed: { status: 422, message: 'De controle is niet gelukt. Vink het vakje opnieuw aan.' },
  email_not_confirmed: {
    status: 422,
    message:
      'Je moet eerst je e-mail bevestigen voordat je kunt inloggen. Geen verificatiemail ontvangen? Opnieuw aanvragen',
  },
  invalid_token: { status: 422, message: 'Deze link werkt niet (meer). Vraag een nieuwe aan.' },
  wrong_credentials: { status: 401, message: 'De combinatie van dit e-mailadres en wachtwoord is onjuist.' },
  wrong_code: { status: 401, message: 'Deze code klopt niet. Kijk of je de nieuwste code hebt.' },
  login_expired: { status: 401, message: 'Het inloggen duurde te lang. Begin opnieuw.' },
  last_key: {
    status: 409,
    message: 'Dit is de laatste sleutel van je tweede stap. Zet eerst de tweede stap uit.',
  },
  passkey_failed: {
    status: 401,
    message: 'Dit lukte niet met je toegangssleutel. Probeer het nog een keer, of gebruik je wachtwoord.',
  },
  not_logged_in: { status: 401, message: 'Log in om dit te doen.' },
  temporarily_blocked: {
    status: 403,
    message: 'Er zijn 5 incorrecte login pogingen geweest. Wacht 30\u00a0seconden en probeer het daarna opnieuw.',
  },
  confirm_first: { status: 403, message: 'Laat eerst nog eens zien dat jij het bent, met je wachtwoord.' },
  participants_only: { status: 403, message: 'Deze pagina is alleen zichtbaar voor deelnemers' },
  forbidden: { status: 403, message: 'Dit mag je niet doen of bekijken.' },
  paused: {
    status: 403,
    message:
      'Je kunt hier niet meer schrijven. Bij je meldingen staat waarom, en hoe je bezwaar maakt. Lezen kun je wel.',
  },
  foreign_request: {
    status: 403,
    message: 'Je sessie klopt niet meer. Laad de pagina opnieuw en probeer het nog eens.',
  },
  not_found: { status: 404, message: 'De pagina is niet gevonden' },
  method_not_allowed: { status: 405, message: 'Dit kan op dit adres niet.' },
  conflict: { status: 409, message: 'Dit kan nu niet.' },
  health_consent_missing: {
    status: 409,
    message: 'Geef eerst toestemming om gegevens over je gezondheid te bewaren.',
  },
  last_of_role: {
    status: 409,
    message:
      'Je bent de enige beheerder of moderator. Vraag eerst of iemand anders dat wordt. Daarna kun je je account verwijderen.',
  },
  unsupported_type: { status: 415, message: 'Dit soort gegevens kunnen we niet lezen.' },
  too_many_uploads: {
    status: 429,
    message: 'Je verstuurt al twee afbeeldingen. Probeer het over een minuut opnieuw, als die klaar zijn.',
  },
  people_limit: {
    status: 429,
    message: 'Je hebt vandaag al heel veel mensen bekeken. Morgen kun je weer verder kijken.',
  },
  contact_limit: {
    status: 429,
    message: 'Je hebt vandaag al veel mensen om contact gevraagd. Morgen kun je weer iemand vragen.',
  },
  question_limit: {
    status: 429,
    message: 'Je hebt vandaag al veel vragen gesteld. Morgen kun je weer een vraag stellen.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof catalogue;

/** The messages that say for how many seconds the refusal still holds (rules.md R49). */
const UNTIL: Partial<Record<ErrorCode, (seconds: number) => string>> = {
  too_many_requests: (seconds) => `Je doet dit te vaak achter elkaar. Probeer het ${waitInWords(seconds)} opnieuw.`,
  paused: (seconds) =>
    `${waitAsBegin(seconds)} kun je weer schrijven. Bij je meldingen staat waarom dat nu niet kan, en hoe je bezwaar maakt.`,
  people_limit: (seconds) =>
    `Je hebt vandaag al heel veel mensen bekeken. ${waitAsBegin(seconds)} kun je weer verder kijken.`,
  contact_limit: (seconds) =>
    `Je hebt vandaag al veel mensen om contact gevraagd. ${waitAsBegin(seconds)} kun je weer iemand vragen.`,
  question_limit: (seconds) =>
    `Je hebt vandaag al veel vragen gesteld. ${waitAsBegin(seconds)} kun je weer een vraag stellen.`,
};

/** The message of an error after which the same may be done in so many seconds. */
export const refusalUntil = (code: ErrorCode, seconds: number): string =>
  UNTIL[code]?.(seconds) ?? catalogue[code].message;
