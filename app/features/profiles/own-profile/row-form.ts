import type { Draft } from '#app/features/drafts/index.ts';
import type { Profile, TreatmentEntry } from '../profile/profile.ts';
import { FIRST_YEAR } from '../profile/years.ts';
import { hospitals } from '../terms/hospitals.ts';
import { treatments } from '../terms/treatments.ts';
import { capitalisedTerms, DAYS, MONTHS, type Option, optionsOf, yearsDown } from './choices.ts';
import { rowValue } from './row-lines.ts';
import type { Row } from './rows.ts';
import type { TreatmentRow } from './treatments-form.ts';

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
export function rowForm(profile: Profile, row: Row, year: number): RowForm | null {
  const { input } = row;
  const value = rowValue(profile, row);
  if (input.kind === 'choice') return { kind: 'choice', value: asText(value), options: optionsOf(input.choices) };
  if (input.kind === 'terms')
    return { kind: 'terms', values: (value as number[]).map(String), options: optionsOf(input.choices) };
  if (input.kind === 'year') return { kind: 'year', value: asText(value), options: yearsDown(year, FIRST_YEAR.birth) };
  if (input.kind === 'birthday') return birthdayForm(value as string | null, year);
  if (input.kind === 'treatments') return treatmentsForm(value as TreatmentEntry[], year);
  return null;
}

/** What was never told starts at 1 February 2018 (spec §4). */
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

/** A form without treatments starts with an empty one (spec §4, Treatments editor). */
const treatmentsForm = (entries: readonly TreatmentEntry[], year: number): RowForm => ({
  kind: 'treatments',
  rows: entries.length > 0 ? entries.map(treatmentRow) : [EMPTY_ROW],
  treatments: optionsOf(capitalisedTerms(treatments)),
  hospitals: hospitals.map(({ id, name, place }) => ({ value: String(id), label: place ? `${place}: ${name}` : name })),
  months: MONTHS,
  years: yearsDown(year, FIRST_YEAR.treatment),
});

const EMPTY_ROW: TreatmentRow = { Treatment: '', Hospital: '', Month: '', Year: '' };

const treatmentRow = ({ treatmentId, hospitalId, since }: TreatmentEntry): TreatmentRow => ({
  Treatment: String(treatmentId),
  Hospital: hospitalId === null ? '' : String(hospitalId),
  Month: since ? String(Number(since.slice(5, 7))) : '',
  Year: since ? since.slice(0, 4) : '',
});

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The rows of the form with treatments after 'Nog een behandeling toevoegen' or 'Verwijder'; null for another button. */
export function editedRows(rows: readonly TreatmentRow[], button: string | null): TreatmentRow[] | null {
  if (button === 'add') return [...rows, EMPTY_ROW];
  const removed = /^remove-(\d{1,3})$/.exec(button ?? '')?.[1];
  return removed === undefined ? null : rows.filter((_, index) => index !== Number(removed));
}
