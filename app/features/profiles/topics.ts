/** The topic of pages that show something of one member. */
export const memberTopic = (id: number): string => `member:${id}`;
