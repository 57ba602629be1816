import { capitalise } from '#app/ui/text/capitalise.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';
import { dayAndMonth, monthYear } from '#app/ui/time/formats.ts';
import type { Answer, Choices, TreatmentEntry } from '../profile/profile-field.ts';
import { hospitalLabel } from '../terms/hospitals.ts';
import { termLabel } from '../terms/term.ts';
import { treatments } from '../terms/treatments.ts';

/** What stands in a row, as paragraphs of lines; none where nothing is told. */
export type Lines = string[][];

/** Gives what a row tells, ready to read. */
export function linesOf(answer: Answer): Lines {
  if (answer.kind === 'treatments') return answer.value.map(treatmentLines);
  if (answer.kind === 'terms') return paragraph(labels(answer.choices, answer.value));
  if (answer.value === null || answer.value === '') return [];
  if (answer.kind === 'choice') return paragraph(labels(answer.choices, [answer.value]));
  return answer.kind === 'birthday' ? [birthdayLines(answer.value)] : [[String(answer.value)]];
}

const paragraph = (lines: string[]): Lines => (lines.length > 0 ? [lines] : []);

const labels = (choices: Choices, numbers: readonly number[]): string[] =>
  choices.filter(({ number }) => numbers.includes(number)).map(({ label }) => label);

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
