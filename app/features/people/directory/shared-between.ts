import {
  causes,
  consequences,
  type FactKind,
  factOf,
  factsOf,
  HOSPITAL_ABROAD,
  hospitalLabel,
  hospitals,
  medicines,
  type Profile,
  profileForViewer,
  provinces,
  type Relation,
  relationships,
  treatments,
} from '#app/features/profiles/index.ts';

/** The most traits that a card names. */
const TRAITS_MAX = 3;

/** Years between two members who are about equally old. */
const SAME_AGE = 3;

/** Answers that say nothing about somebody: an unknown or another cause, no medicines, abroad, otherwise involved. */
const EMPTY_ANSWERS: Partial<Record<FactKind, readonly number[]>> = {
  cause: [55297, 55298],
  medicine: [55264],
  treatmentCenter: [HOSPITAL_ABROAD],
  role: [55362, 55367, 55370],
};

/** The kinds of facts that two members may share, those first that make the most of a conversation. */
const KINDS: readonly { kind: FactKind; numbers: readonly number[]; text: (number: number) => string }[] = [
  kindOf('cause', causes, (label) => `Allebei: ${label}`),
  kindOf('treatment', treatments, (label) => `Nu allebei: ${label}`),
  {
    kind: 'treatmentCenter',
    numbers: hospitals.map(({ id }) => id),
    text: (id) => `Hetzelfde ziekenhuis: ${hospitalLabel(id)}`,
  },
  kindOf('pastTreatment', treatments, (label) => `Ervaring met: ${label}`),
  kindOf('role', relationships, (label) => `Allebei ${label}`),
  kindOf('consequence', consequences, (label) => `Allebei last van: ${label}`),
  kindOf('medicine', medicines, (label) => `Hetzelfde medicijn: ${label}`),
  kindOf('province', provinces, (label) => `Dezelfde provincie: ${label}`),
];

/**
 * The traits that two members share, in words: each is what `relation` says to the other, and shows them that much. With
 * oneself nobody shares any, and neither does who looks as a visitor.
 */
export const sharedBetween = (one: Profile, other: Profile, relation: Relation): string[] =>
  relation === 'self' || relation === 'visitor'
    ? []
    : sharedTraits(factsOf(profileForViewer(one, relation)), factsOf(profileForViewer(other, relation)));

/**
 * What two members have in common, in words, at most three traits. Both lists hold only what each shows to the other, so
 * that a trait tells neither of them anything that they could not read in the profile.
 */
export function sharedTraits(shownByOne: readonly number[], shownByOther: readonly number[]): string[] {
  const others = new Set(shownByOther);
  const shared = new Set(shownByOne.filter((fact) => others.has(fact)));
  const traits = KINDS.flatMap(({ kind, numbers, text }) =>
    numbers
      .filter((number) => shared.has(factOf(kind, number)) && !EMPTY_ANSWERS[kind]?.includes(number))
      .slice(0, 1) // so that the traits are of different kinds
      .map(text),
  );
  if (isSameAge(shownByOne, others)) traits.push('Ongeveer even oud');
  return traits.slice(0, TRAITS_MAX);
}

function kindOf(
  kind: FactKind,
  choices: readonly { number: number; label: string }[],
  text: (label: string) => string,
) {
  const labels = new Map(choices.map(({ number, label }) => [number, label]));
  return { kind, numbers: [...labels.keys()], text: (number: number) => text(labels.get(number) ?? '') };
}

/** Years of birth are facts that differ by one a year. */
function isSameAge(shownByOne: readonly number[], others: ReadonlySet<number>): boolean {
  const first = factOf('yearOfBirth', 0);
  const born = shownByOne.find((fact) => fact >= first && fact < factOf('yearOfBirth', 10_000));
  if (born === undefined) return false;
  return Array.from({ length: 2 * SAME_AGE + 1 }, (_, index) => born - SAME_AGE + index).some((fact) =>
    others.has(fact),
  );
}
