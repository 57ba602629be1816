import { hasRole, isAuthor, isModerator, type Viewer } from '#app/platform/session/viewer.ts';

/** A question, as far as the policy needs to know it. */
interface Asked {
  authorId: number | null;
  anonymous: boolean;
}

/**
 * Everybody reads a question whose answer is on the site; before and after that its asker and the professionals do, and
 * moderators what was taken off by somebody else than its asker.
 */
export const mayReadQuestion = (
  viewer: Viewer | null,
  { shown, hiddenByOther, ...question }: Pick<Asked, 'authorId'> & { shown: boolean; hiddenByOther: boolean },
): boolean => shown || isAuthor(viewer, question) || mayAnswer(viewer) || (hiddenByOther && isModerator(viewer));

/** What a professional asked back, and the reply to it, stays between the asker and the professionals. */
export const mayReadClarifications = (viewer: Viewer | null, question: Pick<Asked, 'authorId'>): boolean =>
  isAuthor(viewer, question) || mayAnswer(viewer);

/** Who asked anonymously is known to themselves and to the professionals alone (rules.md R17). */
export const maySeeAsker = (viewer: Viewer | null, question: Asked): boolean =>
  !question.anonymous || isAuthor(viewer, question) || mayAnswer(viewer);

/** Professionals claim, answer and edit (choices.md 18). */
export const mayAnswer = (viewer: Viewer | null): boolean => hasRole(viewer, 'professional');

/** Professionals and moderators take an answered question off the site, and put it back. */
export const mayHide = (viewer: Viewer | null): boolean => mayAnswer(viewer) || isModerator(viewer);

/** Administrators set under which expert's name a professional answers (choices.md 50). */
export const mayNameExperts = (viewer: Viewer | null): boolean => hasRole(viewer, 'administrator');

/** Who asked a question may withdraw it, as long as nobody else can read it. */
export const mayWithdraw = (
  viewer: Viewer | null,
  question: Pick<Asked, 'authorId'> & { answered: boolean },
): boolean => isAuthor(viewer, question) && !question.answered;
