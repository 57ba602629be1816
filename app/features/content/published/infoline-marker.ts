/** What editors write in a text, and after `tel:` in an address, for the phone number of the infoline. */
export const INFOLINE_MARKER = '{infolijn}';
