/** The most lines that say how people would ask for something that is found, and the most characters of each. */
export const MAX_QUESTION_LINES = 40;
export const MAX_QUESTION_LINE = 100;
