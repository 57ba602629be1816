/** How many items of members the CMS gives in one answer, and so how many can be asked for. */
export const MAX_COMMUNITY_ITEMS = 20;
