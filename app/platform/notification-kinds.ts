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
export const ADVICE_KINDS = [
  'question-answered',
  'answer-corrected',
  'question-edited',
  'question-declined',
  'question-asked-back',
  'question-hidden',
  'question-shown',
] as const;

/**
 * Those about what moderators decided: about the member, about what they reported, and to an objection of theirs. The subject
 * of the last is the objection, that of the others the decision.
 */
export const MODERATION_KINDS = ['decision-made', 'report-decided', 'objection-answered'] as const;

/**
 * Those of moderators: something was reported, or somebody objects, of which one tells of all; or a case was handed to them. The
 * subject is the case or the objection. Administrators hear of an objection that no moderator may answer.
 */
export const DESK_KINDS = ['case-waits', 'objection-waits', 'objection-unanswerable', 'case-handed-over'] as const;

/** That of who confirmed that a contact died; its subject is that member. */
export const MEMORIAL_KINDS = ['memorial-started'] as const;

/** Those about somebody, or what goes with their account: so do these. */
export const PERSON_KINDS = [...POST_KINDS, ...CONTACT_KINDS, ...MEMORIAL_KINDS] as const;

export type MemorialKind = (typeof MEMORIAL_KINDS)[number];
export type DeskKind = (typeof DESK_KINDS)[number];
export type ModerationKind = (typeof MODERATION_KINDS)[number];
export type AdviceKind = (typeof ADVICE_KINDS)[number];
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];
export type ContactKind = (typeof CONTACT_KINDS)[number];
export type BlogKind = (typeof POST_KINDS)[number] | (typeof POST_REACTION_KINDS)[number];
export type NotificationKind =
  | ConversationKind
  | BlogKind
  | ContactKind
  | AdviceKind
  | ModerationKind
  | DeskKind
  | MemorialKind;
