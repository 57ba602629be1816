/**
 * Every error of a call or a page, by its code: its status and its message to the reader (site-65, choices.md 2). The code
 * is the `error` in the response.
 */
export const catalogue = {
  invalid_input: { status: 422, message: 'Er klopt nog iets niet. Kijk de velden hieronder na.' },
  captcha_failed: { status: 422, message: 'De controle is niet gelukt. Vink het vakje opnieuw aan.' },
  email_not_confirmed: {
    status: 422,
    message:
      'Je moet eerst je e-mail bevestigen voordat je kunt inloggen. Geen verificatiemail ontvangen? Opnieuw aanvragen',
  },
  invalid_token: { status: 422, message: 'Deze link werkt niet (meer). Vraag een nieuwe aan.' },
  wrong_credentials: { status: 401, message: 'De combinatie van dit e-mailadres en wachtwoord is onjuist.' },
  not_logged_in: { status: 401, message: 'Log in om dit te doen.' },
  temporarily_blocked: {
    status: 403,
    message: 'Er zijn 5 incorrecte login pogingen geweest. Wacht 30 seconden en probeer het daarna opnieuw.',
  },
  participants_only: { status: 403, message: 'Deze pagina is alleen zichtbaar voor deelnemers' },
  forbidden: { status: 403, message: 'Dit mag je niet doen of bekijken.' },
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
  too_large: { status: 413, message: 'Dit is te groot om te versturen.' },
  uri_too_long: { status: 414, message: 'Dit adres is te lang.' },
  unsupported_type: { status: 415, message: 'Dit soort gegevens kunnen we niet lezen.' },
  too_many_requests: {
    status: 429,
    message: 'Je doet dit te vaak achter elkaar. Wacht even en probeer het dan opnieuw.',
  },
  people_limit: {
    status: 429,
    message: 'Je hebt vandaag al heel veel mensen bekeken. Morgen kun je weer verder kijken.',
  },
  contact_limit: {
    status: 429,
    message: 'Je hebt vandaag al veel mensen om contact gevraagd. Morgen kun je weer iemand vragen.',
  },
  internal: { status: 500, message: 'Er is iets misgegaan. Probeer het later opnieuw.' },
  unavailable: { status: 503, message: 'De site is even niet bereikbaar. Probeer het over een minuut opnieuw.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof catalogue;
