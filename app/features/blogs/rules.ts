import { latest } from '#app/platform/latest.ts';

/** How many blogs the overview shows on a page, and how many blogs or posts a list of the API has by default. */
export const BLOGS_PAGE_SIZE = 12;
export const LIST_SIZE = 10;

/** How many blogs a program may ask for at once, and how many posts. */
export const BLOGS_LIST_MAX = 50;
export const POSTS_LIST_MAX = 100;

/** How many times LIST_SIZE posts the page of a blog shows at most, below each other; older ones are on a next page. */
export const POST_PAGES_MAX = 10;

/** How many ids a list by ids takes (rules.md R18). */
export const LISTED_BY_IDS_MAX = 50;

/** How long a title, an introduction and the text of a subtitle may be, in characters. */
export const TITLE_MAX = 80;
export const INTRO_MAX = 300;
export const SUBTITLE_MAX = 130;

/** How long the alt text of a picture may be, in characters. */
export const ALT_MAX = 200;

/** How many blocks a post has at most, and how long its body may be, in characters of JSON. */
export const BLOCKS_MAX = 60;
export const BODY_MAX = 20_000;

/** How many values the JSON of a post has at most: six for each block, and its other fields (rules.md R38). */
export const POST_VALUES_MAX = 6 * BLOCKS_MAX + 40;

/** The hint below a title that has reached its maximum length. */
export const TITLE_FULL = 'De titel mag niet langer zijn dan 80 tekens.';

/**
 * The names of a blog and of a post as kinds of things: of what is reported, and of what reactions and visits are of. A
 * notification of a new post has a kind of its own (`NotificationKind`), as has the draft of one (`DraftKind`).
 */
export const BLOG_KIND = 'blog';
export const POST_KIND = 'blog-post';

/** The name of the cases about reactions to posts. */
export const POST_REACTION_CASE = 'blog-reaction';

/** The error of a picture that its author did not upload for a post. */
export const UNKNOWN_PICTURE = 'Deze afbeelding is hier niet. Voeg haar opnieuw toe.';

/** What tells when a blog or a post got its current text. */
interface Versioned {
  createdAt: Date;
  publishedAt: Date | null;
  editedAt: Date | null;
  /** When a moderator changed it. */
  moderatedAt: Date | null;
}

/** When it got its current text: a draft of an edit is based on that. */
export const versionOf = ({ editedAt, moderatedAt, publishedAt, createdAt }: Versioned): Date =>
  latest(editedAt, moderatedAt) ?? publishedAt ?? createdAt;
