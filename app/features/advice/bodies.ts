import { z } from 'zod';
import { idField, longText, REQUIRED_HERE, titleText, typedText } from '#app/platform/forms/fields.ts';
import { ANSWER_MAX, ANSWER_TAGS_MAX, DESCRIPTION_MAX, TAG_MAX, TITLE_MAX } from './rules.ts';

/** The bodies of the calls that write (spec §5). Forms validate with the same schemas in the browser. */

/** A missing choice means anonymous (rules.md R17). */
const anonymous = z.preprocess(
  (value) => (value === undefined || value === '' ? true : { true: true, false: false }[String(value)]),
  z.boolean(REQUIRED_HERE),
);

/** A new question (spec §3). */
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
export const questionEditBody = questionBody.omit({ Anonymous: true });

const tagIds = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(idField).max(ANSWER_TAGS_MAX, `Kies niet meer dan ${ANSWER_TAGS_MAX} onderwerpen`),
);

/** A tag that is not in the list yet; empty for none. */
const newTag = typedText()
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().max(TAG_MAX, `Gebruik niet meer dan ${TAG_MAX} tekens`))
  .prefault('');

/** An answer, or a new version of one. */
export const answerBody = z.object({
  Advice: longText({
    max: ANSWER_MAX,
    empty: REQUIRED_HERE,
    tooLong: `Dit antwoord is te lang. Gebruik niet meer dan ${ANSWER_MAX} tekens`,
  }),
  Tags: tagIds,
  NewTag: newTag,
});

/** The name under which a professional answers: the id of an expert; empty for none. */
export const expertBody = z.object({
  ExpertId: z.preprocess((value) => (value === '' ? null : value), idField.nullable()),
});
