import { z } from 'zod';
import { MAX_QUESTION_LINE, MAX_QUESTION_LINES } from '#app/features/content/published/question-lines.ts';
import {
  basedOnField,
  checkbox,
  cleanedLine,
  cleanedText,
  idField,
  longText,
  REQUIRED_HERE,
  titleText,
} from '#app/platform/forms/fields.ts';
import { DECLINE_REASONS, type DeclineReason } from './contract/decline-reasons.ts';
import {
  ANSWER_MAX,
  ANSWER_TAGS_MAX,
  CLARIFICATION_MAX,
  DECLINE_NOTE_MAX,
  DESCRIPTION_MAX,
  REPLY_MAX,
  TAG_MAX,
  TITLE_MAX,
} from './rules.ts';

/** The bodies of the calls that write. Forms validate with the same schemas in the browser. */

/** A missing choice means anonymous (rules.md R17). */
const anonymous = z.preprocess(
  (value) => (value === undefined || value === '' ? true : { true: true, false: false }[String(value)]),
  z.boolean(REQUIRED_HERE),
);

/** A new question. */
export const questionBody = z.object({
  Title: titleText({
    max: TITLE_MAX,
    empty: REQUIRED_HERE,
    tooLong: 'Deze titel is te lang. Gebruik niet meer dan 130 tekens',
  }),
  Description: longText({
    max: DESCRIPTION_MAX,
    empty: REQUIRED_HERE,
    tooLong: 'Deze tekst is te lang. Gebruik niet meer dan 4000 tekens',
  }),
  Anonymous: anonymous,
});

/** A question as a professional changed it; whether it is anonymous stays as the asker chose. */
export const questionEditBody = questionBody.omit({ Anonymous: true }).extend({ BasedOn: basedOnField });

const TOO_MANY_TAGS = `Kies niet meer dan ${ANSWER_TAGS_MAX} onderwerpen`;

const tagIds = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(idField).max(ANSWER_TAGS_MAX, TOO_MANY_TAGS),
);

/** A tag that is not in the list yet; empty for none. */
const newTag = cleanedLine().max(TAG_MAX, `Gebruik niet meer dan ${TAG_MAX} tekens`).prefault('');

/** How people would ask this, a line each; left out by who does not say. */
const questionLines = cleanedText()
  .refine((text) => linesOf(text).length <= MAX_QUESTION_LINES, `Schrijf niet meer dan ${MAX_QUESTION_LINES} regels`)
  .refine(
    (text) => linesOf(text).every((line) => line.length <= MAX_QUESTION_LINE),
    `Gebruik in een regel niet meer dan ${MAX_QUESTION_LINE} tekens`,
  )
  .transform(linesOf)
  .optional();

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}

/** An answer. */
export const answerBody = z
  .object({
    Advice: longText({
      max: ANSWER_MAX,
      empty: REQUIRED_HERE,
      tooLong: `Dit antwoord is te lang. Gebruik niet meer dan ${ANSWER_MAX} tekens`,
    }),
    Tags: tagIds,
    NewTag: newTag,
    QuestionLines: questionLines,
    /** Whether it was seen that the answer names somebody. */
    NameSeen: checkbox,
  })
  .refine(({ Tags, NewTag }) => NewTag === '' || Tags.length < ANSWER_TAGS_MAX, {
    path: ['NewTag'],
    error: `${TOO_MANY_TAGS}, het nieuwe meegeteld`,
  });

/** The first version of an answer, which makes the question public: with whether the details in it were seen. */
export const newAnswerBody = answerBody.safeExtend({ DetailsSeen: checkbox });

/** The ids of the tags that an answer had when its edit began, separated by commas. */
const BasedOnTags = z
  .string()
  .regex(/^(?:\d{1,10}(?:,\d{1,10}){0,19})?$/)
  .optional();

/** A new version of an answer. */
export const answerEditBody = answerBody.safeExtend({
  BasedOn: basedOnField,
  BasedOnTags,
  BasedOnQuestionLines: questionLines,
});

/** The reasons that say nothing without words of the professional: their own reason, and where the answer is. */
const NEEDS_NOTE: ReadonlySet<DeclineReason> = new Set(['other', 'answered-before']);

/** Why a professional does not answer a question. */
export const declineBody = z
  .object({
    Reason: z.enum(Object.keys(DECLINE_REASONS) as DeclineReason[], 'Kies een reden'),
    Note: cleanedText().max(DECLINE_NOTE_MAX, `Gebruik niet meer dan ${DECLINE_NOTE_MAX} tekens`).prefault(''),
  })
  .refine(({ Reason, Note }) => !NEEDS_NOTE.has(Reason) || Note !== '', { path: ['Note'], error: REQUIRED_HERE });

/** A text of this call alone: what a professional asks back, or the reply to it. */
const bodyOf = (max: number) =>
  z.object({
    Body: longText({
      max,
      empty: REQUIRED_HERE,
      tooLong: `Deze tekst is te lang. Gebruik niet meer dan ${max} tekens`,
    }),
  });

/** What a professional asks back before answering. */
export const clarificationBody = bodyOf(CLARIFICATION_MAX);

/** What the asker replies to that. */
export const replyBody = bodyOf(REPLY_MAX);

/** The name that an administrator sets for the answers of a professional: the id of an expert; empty for none. */
export const expertBody = z.object({
  ExpertId: z.preprocess((value) => (value === '' ? null : value), idField.nullable()),
});
