/** The topic of cached pages that show this member's name or photo. */
export const memberTopic = (id: number): string => `member:${id}`;
