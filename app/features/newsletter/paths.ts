export const NEWSLETTER_PATH = '/nieuwsbrief';

/** The same page, once a mail is on its way. */
export const NEWSLETTER_REQUESTED_PATH = `${NEWSLETTER_PATH}?verstuurd=true`;

/** The same page, once a member is subscribed, who needs no mail for that. */
export const NEWSLETTER_SUBSCRIBED_PATH = `${NEWSLETTER_PATH}?aangemeld=true`;

export const CONFIRM_NEWSLETTER_PATH = `${NEWSLETTER_PATH}/bevestigen`;

/** The link in the mail to an address that somebody wants to subscribe. */
export const confirmNewsletterPath = (token: string): string => `${CONFIRM_NEWSLETTER_PATH}?token=${token}`;

/** The page that tells that the address is subscribed. */
export const NEWSLETTER_CONFIRMED_PATH = `${CONFIRM_NEWSLETTER_PATH}?aangemeld=true`;

export const UNSUBSCRIBE_NEWSLETTER_PATH = `${NEWSLETTER_PATH}/afmelden`;

/** The page on which a reader of the newsletter ends it, with the token of their address. */
export const unsubscribeNewsletterPath = (token: string): string =>
  `${UNSUBSCRIBE_NEWSLETTER_PATH}?${new URLSearchParams({ token })}`;

/** The page that tells that no more newsletters come. */
export const NEWSLETTER_UNSUBSCRIBED_PATH = `${UNSUBSCRIBE_NEWSLETTER_PATH}?afgemeld=true`;

export const STOP_NEWSLETTER_PATH = `${NEWSLETTER_PATH}/stop`;

/**
 * The link in each newsletter to end it: it leads a person to the page above, and a mail program that posts to it ends the
 * newsletter at once (RFC 8058).
 */
export const stopNewsletterPath = (token: string): string => `${STOP_NEWSLETTER_PATH}?token=${token}`;
