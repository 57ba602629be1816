/** The kinds of notifications about a conversation of the member; their subject is a reaction. */
export const CONVERSATION_KINDS = ['reaction', 'moderator-message'] as const;

/** The kinds about a contact of the member; their subject is the contact. */
export const CONTACT_KINDS = ['contact-request', 'contact-accepted'] as const;

export type ConversationKind = (typeof CONVERSATION_KINDS)[number];
export type ContactKind = (typeof CONTACT_KINDS)[number];
export type NotificationKind = ConversationKind | ContactKind;
