/** The ids that every page has for what stands around it: nothing that somebody names may take them. */

export const CONTENT_ID = 'inhoud';
export const MAIN_MENU_ID = 'hoofdmenu';
