import {
  causes,
  choiceLabel,
  consequences,
  genders,
  HOSPITAL_ABROAD,
  hospitalLabel,
  kidneyFunctions,
  livingSituations,
  medicines,
  occupationalStatuses,
  proteinLevels,
  provinces,
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
 * treatment, the motto and the biography stand elsewhere on the page. A donor sees no details of treatments (spec §2).
 */
export function profileSections(
  { cause, treatments: treatment, consequences: consequence, more }: VisibleProfile,
  { now, forDonor }: { now: Date; forDonor: boolean },
): ProfileSection[] {
  const sections = [
    cause && {
      key: 'cause',
      title: 'Oorzaak en nierfunctie',
      rows: [
        row('Oorzaak', labels(causes, cause.causeIds)),
        row('Nierfunctie', [choiceLabel(kidneyFunctions, cause.kidneyFunction)]),
        row('Eiwit in de urine', [choiceLabel(proteinLevels, cause.proteinInUrine)]),
        typed('Andere ziekten', cause.otherIllnesses),
      ],
    },
    treatment &&
      !forDonor && {
        key: 'treatments',
        title: 'Behandelingen',
        rows: [
          row('Behandelingen', treatment.entries.map(describeTreatment)),
          row('Nierverjaardag', [treatment.kidneyBirthday && describeBirthday(treatment.kidneyBirthday)]),
          row('Medicijnen', labels(medicines, treatment.medicineIds)),
          typed('Andere medicijnen voor de nieren', treatment.otherMedicinesForKidney),
          typed('Medicijnen voor andere ziekten', treatment.otherMedicinesForOtherIllnesses),
        ],
      },
    consequence && {
      key: 'consequences',
      title: 'Gevolgen',
      rows: [
        row('Heeft last van', labels(consequences, consequence.consequenceIds)),
        typed('Klachten', consequence.symptoms),
        typed('Andere klachten', consequence.otherSymptoms),
        typed('Andere gevolgen', consequence.otherConsequences),
      ],
    },
    more && {
      key: 'more',
      title: 'Persoonlijk',
      rows: [
        row('Geslacht', [choiceLabel(genders, more.gender)]),
        row('Leeftijd', [more.yearOfBirth && `${now.getUTCFullYear() - more.yearOfBirth} jaar`]),
        row('Provincie', [choiceLabel(provinces, more.province)]),
        row('Woont', [choiceLabel(livingSituations, more.livingSituation)]),
        row('Werk', [choiceLabel(occupationalStatuses, more.occupationalStatus)]),
      ],
    },
  ];
  return sections
    .filter((section) => section !== null && section !== false)
    .map((section) => ({ ...section, rows: section.rows.filter(({ answers }) => answers.length > 0) }))
    .filter(({ rows }) => rows.length > 0);
}

const row = (label: string, answers: readonly (string | number | null)[]): ProfileRow => ({
  label,
  answers: answers.filter((answer) => typeof answer === 'string').map(capitalise),
  typed: false,
});

const typed = (label: string, text: string | null): ProfileRow => ({ label, answers: text ? [text] : [], typed: true });

const labels = (terms: Parameters<typeof termLabel>[0], numbers: readonly number[]) =>
  numbers.map((number) => termLabel(terms, number));

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
