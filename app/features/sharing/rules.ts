/** Sharing a page by mail: what both the browser and the server need. */

/** What can be shared, by its name on the wire, where a dossier is an article (choices.md 29). */
export const WIRE_TYPES = ['article', 'recipe', 'news'] as const;

export type WireType = (typeof WIRE_TYPES)[number];

/** What can be shared. */
export const SHARE_TYPES = [...WIRE_TYPES, 'dossier'] as const;

export type ShareType = (typeof SHARE_TYPES)[number];

/** The call that shares each of these. */
export const SHARE_CALLS = {
  article: 'sendArticle',
  dossier: 'sendArticle',
  recipe: 'sendRecipe',
  news: 'sendNews',
} as const satisfies Record<ShareType, string>;

/** What messages call each of these: a news article is an article too. */
export const SHARE_NOUNS = {
  article: 'artikel',
  dossier: 'dossier',
  recipe: 'recept',
  news: 'artikel',
} as const satisfies Record<ShareType, string>;

export const MAX_RECIPIENTS = 10;
export const MAX_MESSAGE = 600;

export const MAX_SENDER_NAME = 100;
