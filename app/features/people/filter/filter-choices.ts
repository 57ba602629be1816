import {
  ageRanges,
  causes,
  consequences,
  genders,
  hospitalLabel,
  hospitals,
  medicines,
  provinces,
  relationships,
  treatments,
} from '#app/features/profiles/index.ts';
import { capitalise } from '#app/ui/text/capitalise.ts';
import { FILTER_KINDS, type FilterKind } from '../paths.ts';
import type { KnownChoices } from './parse-people-view.ts';

/** One of the choices of a kind. */
export interface FilterChoice {
  number: number;
  label: string;
}

/** The choices of a kind, under the question that they answer. */
export interface FilterGroup {
  kind: FilterKind;
  legend: string;
  choices: readonly FilterChoice[];
}

const capitalised = (choices: readonly FilterChoice[]): FilterChoice[] =>
  choices.map(({ number, label }) => ({ number, label: capitalise(label) }));

const CHOICES: Readonly<Record<FilterKind, { legend: string; choices: readonly FilterChoice[] }>> = {
  treatments: { legend: 'Huidige behandeling', choices: capitalised(treatments) },
  roles: { legend: 'Wie iemand is', choices: relationships.map(({ number, name }) => ({ number, label: name })) },
  causes: { legend: 'Oorzaak van de nierschade', choices: capitalised(causes) },
  pastTreatments: { legend: 'Ervaring met een behandeling', choices: capitalised(treatments) },
  treatmentCenters: {
    legend: 'Ziekenhuis of dialysecentrum',
    choices: hospitals.map(({ id }) => ({ number: id, label: hospitalLabel(id) ?? '' })),
  },
  medicines: { legend: 'Medicijnen', choices: capitalised(medicines) },
  consequences: { legend: 'Gevolgen', choices: capitalised(consequences) },
  genders: { legend: 'Geslacht', choices: capitalised(genders) },
  ageRanges: { legend: 'Leeftijd', choices: ageRanges },
  provinces: { legend: 'Provincie', choices: provinces },
};

/** All choices of the filter, in the order of the screen. */
export const filterGroups: readonly FilterGroup[] = FILTER_KINDS.map((kind) => {
  const { legend, choices } = CHOICES[kind];
  return { kind, legend, choices: choices.map(({ number, label }) => ({ number, label })) };
});

/** The numbers that can be chosen of each kind. */
export const knownChoices = Object.fromEntries(
  filterGroups.map(({ kind, choices }) => [kind, new Set(choices.map(({ number }) => number))]),
) as unknown as KnownChoices;
