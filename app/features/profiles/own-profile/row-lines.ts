import { capitalise } from '#app/ui/text/capitalise.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';
import { dayAndMonth, monthYear } from '#app/ui/time/formats.ts';
import type { Profile, TreatmentEntry } from '../profile/profile.ts';
import { hospitalLabel } from '../terms/hospitals.ts';
import { termLabel } from '../terms/term.ts';
import { treatments } from '../terms/treatments.ts';
import type { Row } from './rows.ts';

/** What stands in a row, as paragraphs of lines; none where nothing is told. */
export type Lines = string[][];

/** The value of a row in a profile. */
export const rowValue = (profile: Profile, { section, input }: Row): unknown =>
  (profile[section] as Record<string, unknown>)[input.column];

/** Gives what a row tells, ready to read. */
export function linesOf(profile: Profile, row: Row): Lines {
  const value = rowValue(profile, row);
  const { input } = row;
  if (value === null || value === undefined || value === '') return [];
  if (input.kind === 'choice') return label(input.choices, value as number);
  if (input.kind === 'terms') return (value as number[]).length > 0 ? [labels(input.choices, value as number[])] : [];
  if (input.kind === 'treatments') return (value as TreatmentEntry[]).map(treatmentLines);
  if (input.kind === 'birthday') return [birthdayLines(value as string)];
  return [[String(value)]];
}

type Choices = readonly { number: number; label: string }[];

const label = (choices: Choices, number: number): Lines =>
  choices.filter((choice) => choice.number === number).map((choice) => [choice.label]);

const labels = (choices: Choices, numbers: readonly number[]): string[] =>
  choices.filter(({ number }) => numbers.includes(number)).map((choice) => choice.label);

/** Spec §4, Treatments editor. */
const treatmentLines = ({ treatmentId, hospitalId, since }: TreatmentEntry): string[] => {
  const hospital = hospitalLabel(hospitalId);
  return [
    capitalise(termLabel(treatments, treatmentId) ?? ''),
    ...(hospital ? [`In: ${hospital}`] : []),
    ...(since ? [`Vanaf: ${unbroken(monthYear(noon(since)))}`] : []),
  ];
};

/** Spec §4, Profile editing. */
const birthdayLines = (day: string): string[] => [
  `Ik vier de nierverjaardag op ${unbroken(dayAndMonth(noon(day)))}`,
  `De niertransplantatie was in ${day.slice(0, 4)}`,
];

const noon = (day: string): string => `${day}T12:00:00Z`;
