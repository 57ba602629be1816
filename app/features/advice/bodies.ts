import { z } from 'zod';
import { cleanedLine, cleanedText, idField, longText, REQUIRED_HERE, titleText } from '#app/platform/forms/fields.ts';
import { DECLINE_REASONS, type DeclineReason } from './contract/decline-reasons.ts';
import { ANSWER_MAX, ANSWER_TAGS_MAX, DECLINE_NOTE_MAX, DESCRIPTION_MAX, TAG_MAX, TITLE_MAX } from './rules.ts';

/** The bodies of the calls that write (advice-6). Forms validate with the same schemas in the browser. */

/** A missing choice means anonymous (rules.md R17). */
const anonymous = z.preprocess(
  (value) => (value === undefined || value === '' ? true : { true: true, false: false }[String(value)]),
  z.boolean(REQUIRED_HERE),
);

/** A new question (advice-19). */
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

/** When the text that an edit began with was last changed; a later change of somebody else is a conflict. */
const BasedOn = z.iso.datetime().optional();

/** A question as a professional changed it; whether it is anonymous stays as the asker chose. */
export const questionEditBody = questionBody.omit({ Anonymous: true }).extend({ BasedOn });

const TOO_MANY_TAGS = `Kies niet meer dan ${ANSWER_TAGS_MAX} onderwerpen`;

const tagIds = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(idField).max(ANSWER_TAGS_MAX, TOO_MANY_TAGS),
);

/** A tag that is not in the list yet; empty for none. */
const newTag = cleanedLine().max(TAG_MAX, `Gebruik niet meer dan ${TAG_MAX} tekens`).prefault('');

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
  })
  .refine(({ Tags, NewTag }) => NewTag === '' || Tags.length < ANSWER_TAGS_MAX, {
    path: ['NewTag'],
    error: `${TOO_MANY_TAGS}, het nieuwe meegeteld`,
  });

/** The ids of the tags that an answer had when its edit began, separated by commas. */
const BasedOnTags = z
  .string()
  .regex(/^(?:\d{1,10}(?:,\d{1,10}){0,19})?$/)
  .optional();

/** A new version of an answer. */
export const answerEditBody = answerBody.safeExtend({ BasedOn, BasedOnTags });

/** The reasons that say nothing without words of the professional: their own reason, and where the answer is. */
const NEEDS_NOTE: ReadonlySet<DeclineReason> = new Set(['other', 'answered-before']);

/** Why a professional does not answer a question. */
export const declineBody = z
  .object({
    Reason: z.enum(Object.keys(DECLINE_REASONS) as DeclineReason[], 'Kies een reden'),
    Note: cleanedText().max(DECLINE_NOTE_MAX, `Gebruik niet meer dan ${DECLINE_NOTE_MAX} tekens`).prefault(''),
  })
  .refine(({ Reason, Note }) => !NEEDS_NOTE.has(Reason) || Note !== '', { path: ['Note'], error: REQUIRED_HERE });

/** The name that an administrator sets for the answers of a professional: the id of an expert; empty for none. */
export const expertBody = z.object({
  ExpertId: z.preprocess((value) => (value === '' ? null : value), idField.nullable()),
});
