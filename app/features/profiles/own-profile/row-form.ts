import type { Draft } from '#app/features/drafts/index.ts';
import { treatmentChoices } from '../profile/fields.ts';
import { type Answer, type Choices, FIRST_YEAR, type TreatmentEntry } from '../profile/profile-field.ts';
import { hospitals } from '../terms/hospitals.ts';
import { EMPTY_ROW, type TreatmentRow } from './treatment-rows.ts';

/** An option of a row that is edited. */
export interface Option {
  value: string;
  label: string;
  /** Whether it excludes the others of its list. */
  alone?: true;
}

/** What the form of a row needs: its current value, and the options to choose from. */
export type RowForm =
  | { kind: 'choice'; value: string; options: Option[] }
  | { kind: 'terms'; values: string[]; options: Option[] }
  | { kind: 'text'; value: string; max: number; draft: Draft | null; submissionKey: string }
  | { kind: 'year'; value: string; options: Option[] }
  | {
      kind: 'birthday';
      celebrates: 'ja' | 'nee';
      date: [string, string, string];
      days: Option[];
      months: Option[];
      years: Option[];
    }
  | {
      kind: 'treatments';
      rows: TreatmentRow[];
      treatments: Option[];
      hospitals: Option[];
      months: Option[];
      years: Option[];
    };

/** Makes the form of a row that is not a text. `year` is the current year. */
export function rowForm(answer: Exclude<Answer, { kind: 'text' }>, year: number): RowForm {
  if (answer.kind === 'choice')
    return { kind: 'choice', value: asText(answer.value), options: optionsOf(answer.choices) };
  if (answer.kind === 'terms')
    return { kind: 'terms', values: answer.value.map(String), options: optionsOf(answer.choices) };
  if (answer.kind === 'year')
    return { kind: 'year', value: asText(answer.value), options: yearsDown(year, FIRST_YEAR.birth) };
  return answer.kind === 'birthday' ? birthdayForm(answer.value, year) : treatmentsForm(answer.value, year);
}

const asText = (value: number | null): string => (value === null ? '' : String(value));

/** What was never told starts at 1 February 2018. */
const FIRST_DATE = '2018-02-01';

function birthdayForm(day: string | null, year: number): RowForm {
  const [ofYear = '', month = '', ofMonth = ''] = (day ?? FIRST_DATE).split('-');
  return {
    kind: 'birthday',
    celebrates: day ? 'ja' : 'nee',
    date: [String(Number(ofMonth)), String(Number(month)), ofYear],
    days: DAYS,
    months: MONTHS,
    years: yearsDown(year, FIRST_YEAR.kidneyBirthday),
  };
}

/** A form without treatments starts with an empty one. */
const treatmentsForm = (entries: readonly TreatmentEntry[], year: number): RowForm => ({
  kind: 'treatments',
  rows: entries.length > 0 ? entries.map(treatmentRow) : [EMPTY_ROW],
  treatments: optionsOf(treatmentChoices),
  hospitals: hospitals.map(({ id, name, place }) => ({ value: String(id), label: place ? `${place}: ${name}` : name })),
  months: MONTHS,
  years: yearsDown(year, FIRST_YEAR.treatment),
});

const treatmentRow = ({ id, treatmentId, hospitalId, since }: TreatmentEntry): TreatmentRow => ({
  Id: String(id),
  Treatment: String(treatmentId),
  Hospital: hospitalId === null ? '' : String(hospitalId),
  Month: since ? String(Number(since.slice(5, 7))) : '',
  Year: since ? since.slice(0, 4) : '',
});

const optionsOf = (choices: Choices): Option[] =>
  choices.map(({ number, label, alone }) => ({ value: String(number), label, ...(alone && { alone }) }));

/** The years from `last` down to `first`, as options. */
const yearsDown = (last: number, first: number): Option[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(last - index)).map((year) => ({
    value: year,
    label: year,
  }));

const MONTHS: Option[] = [
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni'],
  ...['juli', 'augustus', 'september', 'oktober', 'november', 'december'],
].map((label, index) => ({ value: String(index + 1), label }));

const DAYS: Option[] = Array.from({ length: 31 }, (_, index) => String(index + 1)).map((day) => ({
  value: day,
  label: day,
}));
