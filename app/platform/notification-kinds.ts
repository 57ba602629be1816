/**
 * The kinds of notifications about a conversation, of the member or that they follow, or in which they are quoted; their
 * subject is a reaction.
 */
export const CONVERSATION_KINDS = ['reaction', 'moderator-message', 'followed-reaction', 'quoted'] as const;

/** The kind about a new post in a blog that the member follows; its subject is the post. */
export const POST_KINDS = ['blog-post'] as const;

/** The kinds about a post of the member, or in whose reactions they are quoted; their subject is a reaction to it. */
export const POST_REACTION_KINDS = ['blog-reaction', 'blog-quoted'] as const;

/** The kinds about reactions of which a member has one notification for all that is new in one thing (choices.md 51). */
export const NEWS_KINDS = ['reaction', 'followed-reaction', 'quoted', ...POST_REACTION_KINDS] as const;

/** The kinds about a contact of the member; their subject is the contact. */
export const CONTACT_KINDS = ['contact-request', 'contact-accepted'] as const;

/** Those about a question of the member; their subject is the question. */
export const ADVICE_KINDS = ['question-answered', 'answer-corrected', 'question-declined'] as const;

/** Those about something of the member that a moderator hid; their subject is the case. */
export const MODERATION_KINDS = ['content-hidden'] as const;

export type ModerationKind = (typeof MODERATION_KINDS)[number];
export type AdviceKind = (typeof ADVICE_KINDS)[number];
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];
export type ContactKind = (typeof CONTACT_KINDS)[number];
export type BlogKind = (typeof POST_KINDS)[number] | (typeof POST_REACTION_KINDS)[number];
export type NotificationKind = ConversationKind | BlogKind | ContactKind | AdviceKind | ModerationKind;
