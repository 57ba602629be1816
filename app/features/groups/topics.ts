/** The topic of pages that show the list of groups with their counts. */
export const GROUPS_TOPIC = 'groups';

/** The topic of pages that show something of one group. */
export const groupTopic = (id: number): string => `group:${id}`;
