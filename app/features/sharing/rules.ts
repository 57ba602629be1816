/** Sharing a page by mail: what both the browser and the server need. */

/** What can be shared, by its name on the wire (decisions.md 29). */
export const SHARE_TYPES = ['article', 'recipe', 'news'] as const;

export type ShareType = (typeof SHARE_TYPES)[number];

/** What the messages of spec §5 call each of these: a news article is an article too. */
export const SHARE_NOUNS = { article: 'artikel', recipe: 'recept', news: 'artikel' } as const satisfies Record<
  ShareType,
  string
>;

/** Spec §9. */
export const MAX_RECIPIENTS = 10;
export const MAX_MESSAGE = 600;

export const MAX_SENDER_NAME = 100;
