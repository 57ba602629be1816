/** The topic of cached pages that list the groups with their counts. */
export const GROUPS_TOPIC = 'groups';

/** The topic of cached pages that show something of one group. */
export const groupTopic = (id: number): string => `group:${id}`;

/** The topic of cached pages that list the latest conversations of all groups. */
export const LATEST_TOPIC = 'conversations';

/** The topic of cached pages that show something of one conversation. */
export const conversationTopic = (id: number): string => `conversation:${id}`;
