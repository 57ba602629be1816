import { isMedicalField } from '../profile/profile-changes.ts';
import type { TextField } from '../profile/profile-drafts.ts';
import type { Section } from '../profile/sections.ts';
import { causes } from '../terms/causes.ts';
import {
  genders,
  kidneyFunctions,
  livingSituations,
  occupationalStatuses,
  proteinLevels,
  provinces,
} from '../terms/choices.ts';
import { consequences } from '../terms/consequences.ts';
import { medicines } from '../terms/medicines.ts';
import { relationships } from '../terms/relationships.ts';
import { treatments } from '../terms/treatments.ts';
import { TEXT_MAX } from './bodies.ts';
import { capitalisedTerms } from './choices.ts';

type Choices = readonly { number: number; label: string }[];

/** How a row of the own profile is filled in, and from which column it is read. */
export type RowInput =
  | { kind: 'choice'; column: string; choices: Choices }
  | { kind: 'terms'; column: string; choices: Choices }
  | { kind: 'text'; column: TextField; max: number; long?: boolean }
  | { kind: 'year'; column: 'yearOfBirth' }
  | { kind: 'birthday'; column: 'kidneyBirthday' }
  | { kind: 'treatments'; column: 'entries' };

/** A row of the own profile (spec §2, Account area). */
export interface Row {
  /** Its name in the address: `?bewerk=<name>`, and the fragment that leads to it. */
  name: string;
  section: Section;
  label: string;
  help?: string;
  /** The field of the call that saves it. */
  field: string;
  input: RowInput;
}

const choice = (column: string, choices: Choices): RowInput => ({ kind: 'choice', column, choices });
const terms = (column: string, choices: Choices): RowInput => ({ kind: 'terms', column, choices });
const text = (column: TextField, max: number = TEXT_MAX.text): RowInput => ({ kind: 'text', column, max });

const row = (section: Section, name: string, label: string, field: string, input: RowInput, help?: string): Row => ({
  name,
  section,
  label,
  field,
  input,
  ...(help && { help }),
});

/** The roles by their names, which follow 'Ik ben'. */
const roles = relationships.map(({ number, name }) => ({ number, label: name }));

/** The rows of the own profile, in their order on the page. */
export const ROWS: readonly Row[] = [
  row('about', 'relatie', 'Ik ben', 'RelationshipWithNiergenoten', choice('relationshipId', roles)),
  row(
    'about',
    'behandeling',
    'Huidige behandeling',
    'CurrentTreatment',
    choice('currentTreatmentId', capitalisedTerms(treatments)),
  ),
  row('cause', 'oorzaak', 'Oorzaak van de nierschade', 'Causes', terms('causeIds', causes)),
  row(
    'cause',
    'nierfunctie',
    'Huidige nierfunctie',
    'KidneyFunction',
    choice('kidneyFunction', kidneyFunctions),
    'De eGFR staat in de uitslag van je bloedonderzoek.',
  ),
  row('cause', 'eiwit', 'Eiwit in de urine', 'ProteinInUrine', choice('proteinInUrine', proteinLevels)),
  row('cause', 'andere-ziekten', 'Andere ziekten', 'OtherIllnesses', text('otherIllnesses')),
  row('treatments', 'behandelingen', 'Mijn behandelingen', 'Treatment', { kind: 'treatments', column: 'entries' }),
  row('treatments', 'medicijnen', 'Medicijnen voor mijn nieren', 'Medicines', terms('medicineIds', medicines)),
  row(
    'treatments',
    'andere-medicijnen',
    'Andere medicijnen voor mijn nieren',
    'OtherMedicinesForKidney',
    text('otherMedicinesForKidney'),
  ),
  row(
    'treatments',
    'medicijnen-andere-ziekten',
    'Medicijnen voor andere ziekten',
    'OtherMedicinesForOtherIllnesses',
    text('otherMedicinesForOtherIllnesses'),
  ),
  row(
    'treatments',
    'nierverjaardag',
    'Nierverjaardag',
    'KidneyBirthDay',
    { kind: 'birthday', column: 'kidneyBirthday' },
    'De dag waarop je een donornier kreeg.',
  ),
  row('consequences', 'gevolgen', 'Waar ik last van heb', 'Consequences', terms('consequenceIds', consequences)),
  row('consequences', 'klachten', 'Klachten', 'Symptoms', text('symptoms'), 'Wat merk je van je nierziekte?'),
  row('consequences', 'andere-klachten', 'Andere klachten', 'OtherSymptoms', text('otherSymptoms')),
  row(
    'consequences',
    'andere-gevolgen',
    'Andere gevolgen',
    'OtherConsequences',
    text('otherConsequences'),
    'Bijvoorbeeld voor je werk, je gezin of je vrije tijd.',
  ),
  row('more', 'geslacht', 'Geslacht', 'Gender', choice('gender', genders)),
  row('more', 'geboortejaar', 'Geboortejaar', 'YearOfBirth', { kind: 'year', column: 'yearOfBirth' }),
  row('more', 'provincie', 'Provincie', 'Province', choice('province', provinces)),
  row('more', 'woonsituatie', 'Ik woon', 'LivingSituation', choice('livingSituation', livingSituations)),
  row('more', 'werk', 'Werk of studie', 'OccupationalStatus', choice('occupationalStatus', occupationalStatuses)),
  row('more', 'motto', 'Motto', 'Motto', text('motto', TEXT_MAX.motto)),
  row('more', 'verhaal', 'Mijn verhaal', 'ShortBiography', text('shortBiography', TEXT_MAX.biography)),
];

/** Whether a row may be filled in only with consent to keep health data (rules.md R35). */
export const isMedicalRow = ({ input }: Row): boolean => input.kind === 'treatments' || isMedicalField(input.column);
