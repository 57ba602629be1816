import type { Selectable } from 'kysely';
import type { Profile as ProfileTable } from '#app/platform/database/types.generated.ts';
import { draftKind } from '#app/platform/drafts.ts';
import { capitalise } from '#app/ui/text/capitalise.ts';
import {
  ageRanges,
  genders,
  kidneyFunctions,
  livingSituations,
  occupationalStatuses,
  proteinLevels,
  provinces,
} from '../terms/choices.ts';
import { hospitalLabel, hospitals } from '../terms/hospitals.ts';
import { causes, consequences, medicines, treatments } from '../terms/medical-terms.ts';
import { relationships } from '../terms/relationships.ts';
import type { Choices, ColumnInput, InputFor, ProfileField, TreatmentEntry } from './profile-field.ts';

/** The columns of a profile, each of which is a field. */
export type Columns = Omit<Selectable<ProfileTable>, 'memberId'>;

const choice = (choices: Choices) => ({ kind: 'choice', choices }) as const;

const terms = (choices: Choices) => ({ kind: 'terms', choices }) as const;

const text = (draft: string, { max = 600, lines = 'many' }: { max?: number; lines?: 'one' | 'many' } = {}) =>
  ({ kind: 'text', draft: draftKind(draft), max, lines }) as const;

/** The labels with a capital first letter, as the current treatment has it. */
export const capitalised = (choices: Choices): Choices =>
  choices.map(({ number, label }) => ({ number, label: capitalise(label) }));

/** The treatments as a member chooses them. */
export const treatmentChoices = capitalised(treatments);

/**
 * Every field of a profile, in the order of the own profile: each column of the table `profile`, and the treatments, which
 * are rows of their own (docs/decisions/profile-fields.md).
 */
export const PROFILE_FIELDS = {
  relationshipId: {
    wire: 'RelationshipWithNiergenoten',
    section: 'about',
    medical: true,
    anchor: 'relatie',
    label: 'Ik ben',
    toOthers: null,
    input: choice(relationships.map(({ number, name }) => ({ number, label: name }))),
    filters: [{ kind: 'role', number: 2, wire: 'Roles', legend: 'Wie iemand is' }],
  },
  currentTreatmentId: {
    wire: 'CurrentTreatment',
    section: 'about',
    medical: true,
    anchor: 'behandeling',
    label: 'Huidige behandeling',
    toOthers: null,
    input: choice(treatmentChoices),
    filters: [{ kind: 'treatment', number: 1, wire: 'Treatments' }],
  },
  causeIds: {
    wire: 'Causes',
    section: 'cause',
    medical: true,
    anchor: 'oorzaak',
    label: 'Oorzaak van de nierschade',
    toOthers: 'Oorzaak',
    input: terms(causes),
    filters: [{ kind: 'cause', number: 3, wire: 'Causes' }],
  },
  kidneyFunction: {
    wire: 'KidneyFunction',
    section: 'cause',
    medical: true,
    anchor: 'nierfunctie',
    label: 'Huidige nierfunctie',
    toOthers: 'Nierfunctie',
    help: 'De eGFR staat in de uitslag van je bloedonderzoek.',
    input: choice(kidneyFunctions),
  },
  proteinInUrine: {
    wire: 'ProteinInUrine',
    section: 'cause',
    medical: true,
    anchor: 'eiwit',
    label: 'Eiwit in de urine',
    input: choice(proteinLevels),
  },
  otherIllnesses: {
    wire: 'OtherIllnesses',
    section: 'cause',
    medical: true,
    anchor: 'andere-ziekten',
    label: 'Andere ziekten',
    input: text('profile-other-illnesses'),
  },
  entries: {
    wire: 'Treatments',
    section: 'treatments',
    medical: true,
    anchor: 'behandelingen',
    label: 'Mijn behandelingen',
    toOthers: 'Behandelingen',
    input: { kind: 'treatments' },
    filters: [
      {
        kind: 'pastTreatment',
        number: 4,
        wire: 'PastTreatments',
        legend: 'Ervaring met een behandeling',
        choices: treatmentChoices,
        of: 'treatmentId',
      },
      {
        kind: 'treatmentCenter',
        number: 5,
        wire: 'TreatmentCenters',
        legend: 'Ziekenhuis of dialysecentrum',
        choices: hospitals.map(({ id }) => ({ number: id, label: hospitalLabel(id) ?? '' })),
        of: 'hospitalId',
      },
    ],
  },
  medicineIds: {
    wire: 'Medicines',
    section: 'treatments',
    medical: true,
    anchor: 'medicijnen',
    label: 'Medicijnen voor mijn nieren',
    toOthers: 'Medicijnen',
    input: terms(medicines),
    filters: [{ kind: 'medicine', number: 6, wire: 'Medicines', legend: 'Medicijnen' }],
  },
  otherMedicinesForKidney: {
    wire: 'OtherMedicinesForKidney',
    section: 'treatments',
    medical: true,
    anchor: 'andere-medicijnen',
    label: 'Andere medicijnen voor mijn nieren',
    toOthers: 'Andere medicijnen voor de nieren',
    input: text('profile-other-medicines-for-kidney'),
  },
  otherMedicinesForOtherIllnesses: {
    wire: 'OtherMedicinesForOtherIllnesses',
    section: 'treatments',
    medical: true,
    anchor: 'medicijnen-andere-ziekten',
    label: 'Medicijnen voor andere ziekten',
    input: text('profile-medicines-for-other-illnesses'),
  },
  kidneyBirthday: {
    wire: 'KidneyBirthDay',
    section: 'treatments',
    medical: true,
    anchor: 'nierverjaardag',
    label: 'Nierverjaardag',
    help: 'De dag waarop je een donornier kreeg.',
    input: { kind: 'birthday' },
  },
  consequenceIds: {
    wire: 'Consequences',
    section: 'consequences',
    medical: true,
    anchor: 'gevolgen',
    label: 'Waar ik last van heb',
    toOthers: 'Heeft last van',
    input: terms(consequences),
    filters: [{ kind: 'consequence', number: 7, wire: 'Consequences', legend: 'Gevolgen' }],
  },
  symptoms: {
    wire: 'Symptoms',
    section: 'consequences',
    medical: true,
    anchor: 'klachten',
    label: 'Klachten',
    help: 'Wat merk je van je nierziekte?',
    input: text('profile-symptoms'),
  },
  otherSymptoms: {
    wire: 'OtherSymptoms',
    section: 'consequences',
    medical: true,
    anchor: 'andere-klachten',
    label: 'Andere klachten',
    input: text('profile-other-symptoms'),
  },
  otherConsequences: {
    wire: 'OtherConsequences',
    section: 'consequences',
    medical: true,
    anchor: 'andere-gevolgen',
    label: 'Andere gevolgen',
    help: 'Bijvoorbeeld voor je werk, je gezin of je vrije tijd.',
    input: text('profile-other-consequences'),
  },
  gender: {
    wire: 'Gender',
    section: 'more',
    medical: false,
    anchor: 'geslacht',
    label: 'Geslacht',
    input: choice(genders),
    filters: [{ kind: 'gender', number: 8, wire: 'Genders' }],
  },
  yearOfBirth: {
    wire: 'YearOfBirth',
    section: 'more',
    medical: false,
    anchor: 'geboortejaar',
    label: 'Geboortejaar',
    toOthers: 'Leeftijd',
    input: { kind: 'year' },
    filters: [{ kind: 'yearOfBirth', number: 9, wire: 'AgeRanges', legend: 'Leeftijd', choices: ageRanges }],
  },
  province: {
    wire: 'Province',
    section: 'more',
    medical: false,
    anchor: 'provincie',
    label: 'Provincie',
    input: choice(provinces),
    filters: [{ kind: 'province', number: 10, wire: 'Provinces' }],
  },
  livingSituation: {
    wire: 'LivingSituation',
    section: 'more',
    medical: false,
    anchor: 'woonsituatie',
    label: 'Ik woon',
    toOthers: 'Woont',
    input: choice(livingSituations),
  },
  occupationalStatus: {
    wire: 'OccupationalStatus',
    section: 'more',
    medical: true,
    anchor: 'werk',
    label: 'Werk of studie',
    toOthers: 'Werk',
    input: choice(occupationalStatuses),
  },
  motto: {
    wire: 'Motto',
    section: 'more',
    medical: false,
    anchor: 'motto',
    label: 'Motto',
    toOthers: null,
    input: text('profile-motto', { max: 130, lines: 'one' }),
  },
  shortBiography: {
    wire: 'ShortBiography',
    section: 'more',
    medical: true,
    anchor: 'verhaal',
    label: 'Mijn verhaal',
    toOthers: null,
    input: text('profile-short-biography', { max: 4000 }),
  },
} as const satisfies { [C in keyof Columns]: ProfileField<InputFor<Columns[C]>> } & {
  entries: ProfileField<InputFor<TreatmentEntry[]>>;
};

export type FieldName = keyof typeof PROFILE_FIELDS;

/** A field with its name: that of its column, or `entries` for the treatments. */
export type NamedField = ProfileField & { name: FieldName };

type ColumnField = ProfileField<ColumnInput> & { name: keyof Columns };

/** All fields, in their order. */
export const profileFields: readonly NamedField[] = (Object.keys(PROFILE_FIELDS) as FieldName[]).map((name) => ({
  name,
  ...PROFILE_FIELDS[name],
}));

/** The fields that are columns of the table `profile`. */
export const profileColumns: readonly ColumnField[] = profileFields.filter(
  (field): field is ColumnField => field.name !== 'entries',
);

/** The fields that hold a text, with the kind of its draft, which is about the id of the member. */
export const profileTexts = profileColumns.flatMap(({ input, ...field }) =>
  input.kind === 'text' ? [{ ...field, input }] : [],
);
