import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a conversation, a row of the query, is shown to others than its author and the moderators: none of them hid it
 * (docs/decisions/hiding.md).
 */
export const isConversationShown = (): RawBuilder<boolean> => sql<boolean>`${sql.ref('conversation.hiddenAt')} is null`;
