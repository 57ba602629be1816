import { UNEXPECTED_ERROR } from './unexpected-error.ts';

/** The errors that a proxy before the site may answer as well: browsers have their messages at hand. */
export const errorsOfAnyServer = {
  too_large: { status: 413, message: 'Dit is te groot om te versturen.' },
  uri_too_long: { status: 414, message: 'Dit adres is te lang.' },
  too_many_requests: {
    status: 429,
    message: 'Je doet dit te vaak achter elkaar. Wacht even en probeer het dan opnieuw.',
  },
  internal: { status: 500, message: UNEXPECTED_ERROR },
  unavailable: { status: 503, message: 'De site is even niet bereikbaar. Probeer het over een minuut opnieuw.' },
} as const;
