import { capitalised, type FieldName, type PROFILE_FIELDS, profileFields } from '../profile/fields.ts';
import { answerOf, type Profile, type VisibleProfile } from '../profile/profile.ts';
import type { Answer, Filter, TreatmentFilter } from '../profile/profile-field.ts';
import { profileForViewer } from '../profile/profile-for-viewer.ts';

type FilterOfField = Extract<(typeof PROFILE_FIELDS)[FieldName], { filters: unknown }>['filters'][number];

/** The kinds of facts by which the directory finds members, one for each filter. */
export type FactKind = FilterOfField['kind'];

/** A filter with what it asks and what can be chosen. */
type ProfileFilter = Required<Filter> & { wire: FilterOfField['wire'] };

/** The filters of the directory, by their kinds. */
export const profileFilters = Object.fromEntries(
  profileFields.flatMap(({ label, input, filters = [] }) =>
    filters.map((filter) => {
      const choices = 'choices' in input ? capitalised(input.choices) : [];
      return [filter.kind, { legend: label, choices, ...filter }];
    }),
  ),
) as Record<FactKind, ProfileFilter>;

/**
 * What each audience may find a member by: all that they may read in the profile, and nothing else (rules.md R14). Each
 * list holds the one before it: visitors', then participants', then contacts'.
 */
export const entryFacts = (profile: Profile) => ({
  everyoneFacts: factsOf(profileForViewer(profile, 'visitor')),
  participantFacts: factsOf(profileForViewer(profile, 'participant')),
  contactFacts: factsOf(profileForViewer(profile, 'contact')),
});

/** The facts in what is visible of a profile, each once, in ascending order. */
export function factsOf(visible: VisibleProfile): number[] {
  const facts = profileFields.flatMap((field) =>
    (field.filters ?? []).flatMap((filter) =>
      numbersIn(answerOf(visible, field), filter).map((value) => toFact(filter, value)),
    ),
  );
  return [...new Set(facts)].sort((a, b) => a - b);
}

function numbersIn(answer: Answer, filter: Filter | TreatmentFilter): readonly number[] {
  if (answer.kind === 'terms') return answer.value;
  if (answer.kind === 'treatments')
    return 'of' in filter ? answer.value.flatMap((entry) => entry[filter.of] ?? []) : [];
  return typeof answer.value === 'number' ? [answer.value] : [];
}

/** Above every value of every kind: terms end at 55370, years at four digits. */
const VALUES = 100_000;

/** One fact as one integer: the number of its kind times 100,000, plus its value. */
export const factOf = (kind: FactKind, value: number): number => toFact(profileFilters[kind], value);

const toFact = ({ number }: Filter, value: number): number => number * VALUES + value;
