import { z } from 'zod';
import { cleanedLine, cleanedText, REQUIRED_HERE } from '#app/platform/forms/fields.ts';
import { profileColumns } from '../profile/fields.ts';
import type { ProfileChanges } from '../profile/profile.ts';
import { type Choices, type ColumnInput, FIRST_YEAR } from '../profile/profile-field.ts';
import { hospitals } from '../terms/hospitals.ts';
import { treatments } from '../terms/medical-terms.ts';
import { entriesInForm } from './treatment-rows.ts';

const nullIfEmpty = (value: unknown) => (value === '' ? null : value);

/** The number of one of these choices or terms. */
const choiceField = (choices: readonly { number: number }[]) =>
  z.preprocess(nullIfEmpty, numberIn(choices).nullable()).optional();

/** The numbers of any of these terms, each once, in ascending order. A form sends an empty value beside those chosen. */
export const termIds = (terms: Choices) =>
  z.preprocess(
    (value) => (value === null ? [] : [value].flat().filter((each) => each !== '')),
    z
      .array(z.unknown())
      .max(terms.length)
      .pipe(z.array(numberIn(terms)))
      .transform((ids) => [...new Set(ids)].sort((a, b) => a - b))
      .superRefine((ids, { addIssue }) => {
        const alone = ids.length > 1 && terms.find(({ number, alone }) => alone && ids.includes(number));
        if (alone) addIssue(`Kies alleen ‘${alone.label}’, of laat dat weg.`);
      }),
  );

const numberIn = (choices: readonly { number: number }[]) =>
  z.coerce
    .number()
    .refine((number) => choices.some((choice) => choice.number === number), 'Maak een keuze uit de lijst.');

/** A text of several lines, or of one. */
const textField = ({ max, lines }: { max: number; lines: 'one' | 'many' }) =>
  (lines === 'one' ? cleanedLine() : cleanedText())
    .max(max, `Deze tekst is te lang. Gebruik niet meer dan ${max} tekens.`)
    .transform((text) => text || null)
    .nullable()
    .optional();

const INVALID_DATE = 'Deze datum bestaat niet.';

/** A day as YYYY-MM-DD: of an ISO timestamp its first part, which is the day at noon. */
const day = (firstYear: number, invalid: string = INVALID_DATE) =>
  z
    .string(invalid)
    .max(40, invalid)
    .regex(/^\d{4}-\d{2}-\d{2}/, invalid)
    .transform((iso) => iso.slice(0, 10))
    .refine(isDay, invalid)
    .refine((iso) => Number(iso.slice(0, 4)) >= firstYear, `Kies een jaar vanaf ${firstYear}.`);

const isDay = (iso: string): boolean => {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
};

const ymd = (year: unknown, month: unknown, date: unknown): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');

const yearField = z
  .preprocess(
    nullIfEmpty,
    z.coerce.number().int().min(FIRST_YEAR.birth, `Kies een jaar vanaf ${FIRST_YEAR.birth}.`).max(9999).nullable(),
  )
  .optional();

/** The kidney birthday. A form sends 'ja' or 'nee', then a day, month and year, all by this one name. */
const kidneyBirthdayField = z
  .preprocess((value) => {
    if (!Array.isArray(value)) return nullIfEmpty(value);
    const [celebrates, date, month, year] = value;
    return celebrates === 'ja' ? ymd(year, month, date) : null;
  }, day(FIRST_YEAR.kidneyBirthday).nullable())
  .optional();

/** The month in which a treatment began, as its first day. */
const monthField = z.preprocess(
  nullIfEmpty,
  day(FIRST_YEAR.treatment, 'Kies een maand en een jaar, of geen van beide.')
    .transform((iso) => `${iso.slice(0, 7)}-01`)
    .nullable()
    .optional(),
);

/** The id of a treatment among those of its member; none for a new one. */
const treatmentId = z.preprocess(nullIfEmpty, z.coerce.number().int().min(0).max(2_000_000_000).nullish());

/** A required choice from these terms. */
const requiredChoice = (choices: readonly { number: number }[]) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.coerce
      .number(REQUIRED_HERE)
      .refine((number) => choices.some((choice) => choice.number === number), REQUIRED_HERE),
  );

/** What is sent of a field. Null, or an empty field of a form, is not told; a field that is left out is unchanged. */
function schemaOf(input: ColumnInput): z.ZodType {
  if (input.kind === 'choice') return choiceField(input.choices);
  if (input.kind === 'terms') return termIds(input.choices).optional();
  if (input.kind === 'text') return textField(input);
  return input.kind === 'year' ? yearField : kidneyBirthdayField;
}

/** A profile that is sent. Ids, visibility and whatever else it has are ignored (rules.md R26). */
export const profileBody = z.object(
  Object.fromEntries(profileColumns.map(({ wire, input }) => [wire, schemaOf(input)])),
);

/** The changes of a profile that is sent; fields that were left out are not among them. */
export const changesIn = (body: z.output<typeof profileBody>): ProfileChanges =>
  Object.fromEntries(
    profileColumns.filter(({ wire }) => body[wire] !== undefined).map(({ name, wire }) => [name, body[wire]]),
  );

/** At most so many treatments has a member. */
const TREATMENTS_MAX = 30;

/**
 * The treatments that are sent, all of them. A form sends the number of its rows as Entries, and each field once for each
 * row: Treatment, Hospital, Month and Year.
 */
export const treatmentsBody = z.preprocess(
  entriesInForm,
  z
    .array(z.unknown())
    .max(TREATMENTS_MAX, `Je kunt niet meer dan ${TREATMENTS_MAX} behandelingen bewaren.`)
    .pipe(
      z.array(
        z.object({
          Id: treatmentId,
          Treatment: requiredChoice(treatments),
          Hospital: choiceField(hospitals.map(({ id }) => ({ number: id }))),
          Date: monthField,
        }),
      ),
    ),
);
