/** A text as one line, without spaces around it, and without what PostgreSQL can't store, a NUL or a lone surrogate. */
export const toLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed();
