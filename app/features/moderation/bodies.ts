import { z } from 'zod';
import { fitsNotice } from '#app/features/content/published/house-rules.ts';
import type { NewTexts } from '#app/platform/cases/case-kind.ts';
import { contentWarningsField } from '#app/platform/content-warnings/content-warnings-field.ts';
import { cleanedLine, cleanedText, longText, requiredBoolean, requiredText } from '#app/platform/forms/fields.ts';
import { isPlainMailAddress, toMailAddress } from '#app/platform/mail/address.ts';
import { PAUSE_DAYS } from './member-rules.ts';
import {
  FACTS_MAX,
  FACTS_WORDS_MAX,
  HOUSE_RULES,
  type HouseRule,
  NO_HOUSE_RULE,
  NOTE_MAX,
  OUTCOMES,
  POSTPONED_DAYS_MAX,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  type Reasons,
  type ReportReason,
  SENTENCE_MAX,
  VISITOR_NAME_MAX,
  WITHOUT_RULE,
} from './rules.ts';

/** What is told where a house rule is missing. */
export const NO_RULE = 'Kies een huisregel';

/** The house rule that something was restricted by. */
export const houseRule = z.enum(Object.keys(HOUSE_RULES) as [HouseRule, ...HouseRule[]], NO_RULE);

/** What is told where a text does not fit in the notice of a decision. */
export const TOO_MANY_WORDS = `Dit is te lang. Gebruik niet meer dan ${FACTS_WORDS_MAX} woorden, dan blijft het bericht kort`;

/** What moderators write to a member; '' where left out. */
export const message = cleanedText()
  .max(FACTS_MAX, `Dit is te lang. Gebruik niet meer dan ${FACTS_MAX} tekens`)
  .default('');

/** What a moderator saw, as whom it concerns reads it in few words; '' where left out. */
export const facts = message.refine(fitsNotice, TOO_MANY_WORDS);

/**
 * Why a moderator restricts something, as whom it concerns reads it: the house rule, and what was seen. Without words it is
 * the sentence that belongs to the rule.
 */
export const reasonsFields = { Rule: houseRule, Facts: facts };

/** For how many days a member is kept from writing. */
export const pauseDays = z.coerce.number().pipe(z.literal(PAUSE_DAYS));

/** A report, with why, and with words of whoever makes it. The sentence is one of the text; '' for the whole text. */
export const reportBody = z.object({
  Reason: z
    .enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]], 'Kies waarom je dit meldt')
    .default('other'),
  Text: cleanedText()
    .max(REPORT_TEXT_MAX, `Je toelichting is te lang. Gebruik niet meer dan ${REPORT_TEXT_MAX} tekens`)
    .default(''),
  Sentence: cleanedLine().max(SENTENCE_MAX, 'Kies een zin uit de tekst').default(''),
});

/**
 * The same of anybody. A visitor may leave a name, and an address at which to hear what came of it; of a member they are not
 * used.
 */
export const anyReportBody = reportBody.extend({
  Email: cleanedLine()
    .overwrite(toMailAddress)
    .refine((address) => address === '' || isPlainMailAddress(address), 'Dit e-mailadres is niet geldig')
    .default(''),
  Name: cleanedLine()
    .max(VISITOR_NAME_MAX, `Je naam is te lang. Gebruik niet meer dan ${VISITOR_NAME_MAX} tekens`)
    .default(''),
});

const note = cleanedText().max(NOTE_MAX, `De notitie is te lang. Gebruik niet meer dan ${NOTE_MAX} tekens`).default('');

/**
 * How a case is handled, with the reasons where that hides something. The note is for moderators alone, and may be left out.
 */
export const handledBody = z.object({
  Outcome: z.enum(OUTCOMES, 'Kies wat je besluit'),
  Rule: houseRule.optional(),
  Facts: facts,
  Note: note,
});

/**
 * What a moderator who leaves a case to others tells the next one, '' for nothing; and on which day from today it is among the
 * cases that wait again, 0 for at once.
 */
export const releaseBody = z.object({
  Note: note,
  Days: z.coerce.number().int().min(0).max(POSTPONED_DAYS_MAX, 'Kies een dag').default(0),
});

const NO_MODERATOR = 'Kies een moderator';

/** To which moderator a case goes, and what they are told. */
export const handOverBody = z.object({
  To: z.coerce.number(NO_MODERATOR).int(NO_MODERATOR).positive(NO_MODERATOR).max(2_147_483_647, NO_MODERATOR),
  Note: note,
});

const requiredNote = (empty: string) =>
  longText({ max: NOTE_MAX, empty, tooLong: `De notitie is te lang. Gebruik niet meer dan ${NOTE_MAX} tekens` });

/** What moderators note in a case for each other. */
export const caseNoteBody = z.object({ Note: requiredNote('Schrijf je notitie') });

/** Why a handled case is opened again, for moderators alone. */
export const reopenBody = z.object({ Note: requiredNote('Schrijf waarom je de zaak heropent') });

/** Why a moderator hides something. */
export const hideBody = z.object(reasonsFields);

/** Why a moderator closes something: by a house rule, or by none. */
export const closeBody = z.object({
  Rule: z.enum([...houseRule.options, NO_HOUSE_RULE], NO_RULE),
  Facts: facts,
});

const NO_PLACE = 'Kies een groep';

/** Why a moderator moves something, and where to: of a conversation to which group. */
export const moveBody = closeBody.extend({
  Place: z.coerce.number(NO_PLACE).int(NO_PLACE).positive(NO_PLACE).max(2_147_483_647, NO_PLACE),
});

/**
 * A moderator's new texts of what was reported, by the names of its parts; those that are left out stay as they are. Which
 * parts there are, and how long each may be, the thing says.
 */
export const editBody = z.object(reasonsFields).catchall(z.unknown());

/** The new texts that a moderator sent, as they were typed. */
export const newTextsOf = ({ Rule, Facts, ...texts }: z.output<typeof editBody>): NewTexts =>
  new Map(Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** The reasons that a moderator sent to close or move something. */
export const reasonsTo = (measure: keyof typeof WITHOUT_RULE, { Rule, Facts }: z.output<typeof closeBody>): Reasons =>
  Rule === NO_HOUSE_RULE ? { rule: null, facts: Facts || WITHOUT_RULE[measure].facts } : reasonsOf({ Rule, Facts });

/** The reasons that a moderator sent. */
export const reasonsOf = ({ Rule, Facts }: { Rule: HouseRule; Facts: string }): Reasons => ({
  rule: Rule,
  facts: Facts,
});

/** What a text is about that not everybody wants to read; nothing where left out. */
export const contentWarningsBody = z.object({
  ContentWarnings: contentWarningsField.transform((sent) => sent ?? []),
});

/** The code of a decision or a report, in the path of its page and of the call to object. */
export const noticeParams = z.object({ code: z.uuid() });

/** Why somebody objects to a decision. */
export const objectionBody = z.object({
  Text: requiredText('Schrijf waarom je het er niet mee eens bent').max(
    FACTS_MAX,
    `Je bezwaar is te lang. Gebruik niet meer dan ${FACTS_MAX} tekens`,
  ),
});

/** What a member answers to a message of the moderators. */
export const replyBody = z.object({
  Body: requiredText('Schrijf een antwoord').max(
    FACTS_MAX,
    `Je antwoord is te lang. Gebruik niet meer dan ${FACTS_MAX} tekens`,
  ),
});

/**
 * The answer to an objection; with the house rule where what was reported is hidden after all, and with the days where a milder
 * pause comes in place of what keeps somebody from writing.
 */
export const answerBody = z
  .object({
    Granted: requiredBoolean('Kies wat je besluit'),
    Rule: houseRule.optional(),
    Days: z.preprocess((sent) => (sent === '' ? undefined : sent), pauseDays.optional()),
    Answer: requiredText('Schrijf een antwoord').max(
      FACTS_MAX,
      `Je antwoord is te lang. Gebruik niet meer dan ${FACTS_MAX} tekens`,
    ),
  })
  // Granted it is the reason of a decision.
  .refine(({ Granted, Answer }) => !Granted || fitsNotice(Answer), { path: ['Answer'], error: TOO_MANY_WORDS });
