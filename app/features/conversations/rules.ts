/** How many conversations a page of a list has (choices.md 30). */
export const CONVERSATIONS_PAGE_SIZE = 10;

/** How long a title and the text that a conversation begins with may be, in characters. */
export const TITLE_MAX = 130;
export const DESCRIPTION_MAX = 4000;

/** The name of a conversation as a kind of thing: of what is reported, and of what reactions and visits are of. */
export const CONVERSATION_KIND = 'conversation';

/** The name of the cases about reactions to conversations. */
export const REACTION_CASE = 'reaction';

/** How many ids a list by ids takes (rules.md R18), and how many terms a filter. */
export const LISTED_BY_IDS_MAX = 50;
export const TERMS_MAX = 50;

/** How many pages of followed conversations the overview shows at most. The rest is listed in each group. */
export const FOLLOWED_PAGES_MAX = 20;

/** The title of a conversation whose author wanted what they wrote to go. */
export const WITHDRAWN_TITLE = 'Ingetrokken gesprek';

/** What who reacts to a conversation reads that a moderator closed. */
export const CLOSED = 'De moderatie heeft dit gesprek gesloten. Je kunt er niet meer op reageren.';

/** The hint below a title that has reached its maximum length. */
export const TITLE_FULL = 'De titel mag niet langer zijn dan 130 tekens.';
