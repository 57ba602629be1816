import { MINUTE } from '#app/platform/clock.ts';

/** How many questions a page of the list has. */
export const ADVICE_PAGE_SIZE = 5;

/** How many of their own questions the topic shows to members, and how many a page of all of them has. */
export const OWN_SHOWN = 3;
export const OWN_PAGE_SIZE = 10;

/** For how long after a question its confirmation is shown. */
export const CONFIRMATION_TIME = 15 * MINUTE;

/** How many open questions a page of the work list has. */
export const DESK_PAGE_SIZE = 20;

/** How many questions a page of the archive has, and how long the words are that are looked for in it. */
export const ARCHIVE_PAGE_SIZE = 20;
export const ARCHIVE_TERM_MAX = 100;

/** The lists of the desk: the questions that wait for an answer, and those that wait for their asker. */
export const WAITING_LISTS = ['answer', 'asker'] as const;

/** How many professionals the page with their names has at most. */
export const PROFESSIONALS_MAX = 200;

/** How long the texts may be, in characters (an answer as its table allows). */
export const TITLE_MAX = 130;
export const DESCRIPTION_MAX = 4000;
export const ANSWER_MAX = 6000;
export const TAG_MAX = 40;
export const DECLINE_NOTE_MAX = 600;
export const CLARIFICATION_MAX = 1000;
export const REPLY_MAX = 2000;

/** How often professionals ask something back about one question. */
export const CLARIFICATIONS_MAX = 5;

/** How many tags an answer has at most, and how many a filter takes. */
export const ANSWER_TAGS_MAX = 8;
export const FILTER_TAGS_MAX = 50;

/** The type of the questions for the dietitian: its id, and its name in calls. */
export const DIET_QUESTIONS = { id: 1, name: 'Dietist Advice' } as const;

/** The names of the cases about a question with an answer, and about that answer. */
export const QUESTION_CASE = 'advice-question';
export const ANSWER_CASE = 'advice-answer';

/** The hint below a title that has reached its maximum length. */
export const TITLE_FULL = 'De titel mag niet langer zijn dan 130 tekens.';

/** From how many characters of a title on similar questions are looked up. */
export const SIMILAR_FROM = 4;
