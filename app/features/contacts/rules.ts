/** How long a message may be, in characters (spec §9). */
export const MESSAGE_MAX = 4000;

/** How many contacts a page of a list has (spec §9). */
export const CONTACTS_PAGE_SIZE = 12;

/** The title above the first message of a donor (spec §5). */
export const DONOR_TITLE = 'Gesprek met een mogelijke nierdonor';
