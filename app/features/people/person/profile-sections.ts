import {
  type Answer,
  answerOf,
  HOSPITAL_ABROAD,
  hospitalLabel,
  profileFields,
  SECTION_TITLES,
  SECTIONS,
  type TreatmentEntry,
  termLabel,
  treatments,
  type VisibleProfile,
} from '#app/features/profiles/index.ts';
import { capitalise } from '#app/ui/text/capitalise.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';
import { dayAndMonth, monthYear } from '#app/ui/time/formats.ts';

/** One thing that somebody tells: its answers, or a text that they wrote. */
export interface ProfileRow {
  label: string;
  answers: string[];
  /** Whether they typed it. */
  typed: boolean;
}

export interface ProfileSection {
  key: string;
  title: string;
  rows: ProfileRow[];
}

/**
 * What somebody tells, by section, without the rows and sections in which they tell nothing. The relationship, the current
 * treatment, the motto and the biography stand elsewhere on the page. A donor sees no details of treatments.
 */
export function profileSections(
  profile: VisibleProfile,
  { now, forDonor }: { now: Date; forDonor: boolean },
): ProfileSection[] {
  return SECTIONS.filter((section) => !(forDonor && section === 'treatments'))
    .map((section) => ({
      key: section,
      title: SECTION_TITLES[section].toOthers ?? SECTION_TITLES[section].title,
      rows: shownFields
        .filter((field) => field.section === section)
        .map((field) => rowOf(answerOf(profile, field), field.toOthers ?? field.label, now))
        .filter(({ answers }) => answers.length > 0),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The kidney birthday stands right below the treatments. */
const FIRST_KINDS: readonly Answer['kind'][] = ['treatments', 'birthday'];

const comesFirst = ({ input }: { input: { kind: Answer['kind'] } }) => FIRST_KINDS.includes(input.kind);

const shownFields = profileFields
  .filter(({ toOthers }) => toOthers !== null)
  .toSorted((one, other) => Number(comesFirst(other)) - Number(comesFirst(one)));

const rowOf = (answer: Answer, label: string, now: Date): ProfileRow => ({
  label,
  answers: answersOf(answer, now),
  typed: answer.kind === 'text',
});

function answersOf(answer: Answer, now: Date): string[] {
  if (answer.kind === 'treatments') return answer.value.map(describeTreatment).map(capitalise);
  if (answer.kind === 'terms') return labelsOf(answer.choices, answer.value);
  if (answer.value === null || answer.value === '') return [];
  if (answer.kind === 'choice') return labelsOf(answer.choices, [answer.value]);
  if (answer.kind === 'year') return [`${now.getUTCFullYear() - answer.value} jaar`];
  return [answer.kind === 'birthday' ? describeBirthday(answer.value) : answer.value];
}

const labelsOf = (choices: readonly { number: number; label: string }[], numbers: readonly number[]): string[] =>
  numbers.flatMap((number) =>
    choices.filter((choice) => choice.number === number).map(({ label }) => capitalise(label)),
  );

const noon = (day: string): string => `${day}T12:00:00Z`;

/** 'Hemodialyse thuis, overdag, in Isala, Zwolle, vanaf maart 2020' */
const describeTreatment = ({ treatmentId, hospitalId, since }: TreatmentEntry): string =>
  [
    termLabel(treatments, treatmentId),
    hospitalId !== null && (hospitalId === HOSPITAL_ABROAD ? 'in het buitenland' : `in ${hospitalLabel(hospitalId)}`),
    since && `vanaf ${unbroken(monthYear(noon(since)))}`,
  ]
    .filter(Boolean)
    .join(', ');

const describeBirthday = (day: string): string => `${unbroken(dayAndMonth(noon(day)))}, sinds ${day.slice(0, 4)}`;
