/** How long a message may be, in characters (contacts-2, messages-4). */
export const MESSAGE_MAX = 4000;

/** How many contacts a page of a list has (contacts-9). */
export const CONTACTS_PAGE_SIZE = 12;

/** The title above the first message of a donor (contacts-3). */
export const DONOR_TITLE = 'Gesprek met een mogelijke nierdonor';
