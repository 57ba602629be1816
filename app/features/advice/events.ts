import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

const question = z.object({ questionId: z.int() });

/** The member who asked a question withdrew it: it is deleted. */
export const questionWithdrawn = eventKind({ name: 'advice.question-withdrawn', payload: question });

/** A professional declined a question: it gets no answer. */
export const questionDeclined = eventKind({ name: 'advice.question-declined', payload: question });

/** A professional asked something back about a question, which waits for its asker from then on. */
export const questionAskedBack = eventKind({ name: 'advice.question-asked-back', payload: question });

/** The asker replied to what a professional asked back. */
export const questionRepliedTo = eventKind({ name: 'advice.question-supplemented', payload: question });

/** Its asker or a professional took an answered question off the site. */
export const questionHidden = eventKind({ name: 'advice.question-hidden', payload: question });

/** An answered question is on the site again. */
export const questionShown = eventKind({ name: 'advice.question-shown', payload: question });

/** A professional changed a question. */
export const questionEdited = eventKind({ name: 'advice.question-edited', payload: question });

/** A professional answered a question, which is public from then on. */
export const questionAnswered = eventKind({ name: 'advice.question-answered', payload: question });

/** A professional changed an answer or its tags. */
export const answerEdited = eventKind({ name: 'advice.answer-edited', payload: question });

/** Who asked is to be mailed that the answer says something else now. */
export const correctionDue = eventKind({ name: 'advice.correction-due', payload: question });

/** A professional changed what an answer says. */
export const answerCorrected = eventKind({ name: 'advice.answer-corrected', payload: question });
