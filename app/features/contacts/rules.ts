/** How long a message may be, in characters. */
export const MESSAGE_MAX = 4000;

/** How many contacts a page of a list has. */
export const CONTACTS_PAGE_SIZE = 12;

/** The title above the first message of a donor. */
export const DONOR_REQUEST_TITLE = 'Gesprek met een mogelijke nierdonor';
