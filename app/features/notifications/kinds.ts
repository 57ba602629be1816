/** The kinds of notifications about a conversation of the member; their subject is a reaction. */
export const CONVERSATION_KINDS = ['reaction', 'moderator-message'] as const;

export type ConversationKind = (typeof CONVERSATION_KINDS)[number];

export type NotificationKind = ConversationKind;
