/**
 * What a text can be about that not everybody wants to read, and what each is called in a sentence
 * (docs/decisions/content-warnings.md).
 */
export const CONTENT_WARNINGS = {
  dying: 'overlijden',
  prognosis: 'vooruitzichten',
  needles: 'naalden',
} as const;
export type ContentWarning = keyof typeof CONTENT_WARNINGS;

/** Their names, in the order in which they are told. */
export const CONTENT_WARNING_NAMES = Object.keys(CONTENT_WARNINGS) as ContentWarning[];
