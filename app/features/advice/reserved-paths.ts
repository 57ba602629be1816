import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

/** The pages of advice; a topic is a document with a path of its own below the overview. */
export const adviceReservedPaths: ReservedPaths = {
  pages: [
    '/advies',
    '/advies/.+',
    '/advies-new-question',
    '/advies-new-question-confirmation',
    '/dietist',
    '/dietist/.+',
  ],
  redirectable: ['/advies/.+'],
};
