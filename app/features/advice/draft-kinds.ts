import { draftKind } from '#app/platform/drafts.ts';

/** The forms of advice that save a draft. */
export const adviceDrafts = {
  /** About the type of the question. */
  question: draftKind('advice-question'),
  /** About the question. */
  questionEdit: draftKind('advice-question-edit'),
  answer: draftKind('advice-answer'),
  answerEdit: draftKind('advice-answer-edit'),
  decline: draftKind('advice-decline'),
  askBack: draftKind('advice-ask-back'),
  /** Of the asker. */
  reply: draftKind('advice-reply'),
};

/** The kinds of professionals that are about a question. */
export const DRAFTS_OF_PROFESSIONALS = [
  adviceDrafts.questionEdit,
  adviceDrafts.answer,
  adviceDrafts.answerEdit,
  adviceDrafts.decline,
  adviceDrafts.askBack,
];

/** The kinds that are about a question; they go with it. */
export const DRAFTS_ABOUT_A_QUESTION = [...DRAFTS_OF_PROFESSIONALS, adviceDrafts.reply];
