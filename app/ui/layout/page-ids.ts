/** The ids that the shell uses on every page. The ids of sections, made from their titles, must differ from them. */

export const CONTENT_ID = 'inhoud';
export const MAIN_MENU_ID = 'hoofdmenu';
export const SEARCH_PANEL_ID = 'zoekvenster';
