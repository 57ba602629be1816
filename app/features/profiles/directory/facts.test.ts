import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NamedField, profileFields } from '../profile/fields.ts';
import { presentProfile, presentTreatment } from '../profile/present-profile.ts';
import { type Profile, sectionsOf } from '../profile/profile.ts';
import type { TreatmentEntry } from '../profile/profile-field.ts';
import { profileForViewer } from '../profile/profile-for-viewer.ts';
import { AUDIENCES, SECTIONS } from '../profile/sections.ts';
import { treatments } from '../terms/medical-terms.ts';
import { entryFacts, factOf } from './facts.ts';

const numberIn = (list: readonly { number: number }[]) => fc.constantFrom(...list.map(({ number }) => number));

const entry: fc.Arbitrary<TreatmentEntry> = fc.record({
  id: fc.nat(30),
  treatmentId: numberIn(treatments),
  hospitalId: fc.option(fc.nat(109)),
  since: fc.constantFrom(null, '2018-02-01'),
});

function anyAnswer({ input }: NamedField): fc.Arbitrary<unknown> {
  if (input.kind === 'choice') return fc.option(numberIn(input.choices));
  if (input.kind === 'terms') return fc.uniqueArray(numberIn(input.choices), { maxLength: 4 });
  if (input.kind === 'treatments') return fc.array(entry, { maxLength: 3 });
  if (input.kind === 'year') return fc.option(fc.integer({ min: 1900, max: 2026 }));
  return input.kind === 'birthday' ? fc.constantFrom(null, '2018-02-01') : fc.option(fc.string());
}

const anySections = fc
  .record(Object.fromEntries(profileFields.map((field) => [field.name, anyAnswer(field)])))
  .map((told) => sectionsOf(({ name }) => told[name]));

const anyProfile: fc.Arbitrary<Profile> = fc
  .record({
    memberId: fc.integer({ min: 1 }),
    public: fc.boolean(),
    healthConsent: fc.boolean(),
    textsHidden: fc.constant(false),
    audiences: fc.record(
      Object.fromEntries(SECTIONS.map((section) => [section, fc.constantFrom(...AUDIENCES)])),
    ) as fc.Arbitrary<Profile['audiences']>,
    sections: anySections,
  })
  .map(({ sections, ...profile }) => ({ ...profile, ...sections }));

/** The facts that somebody can read on the wire of a profile. */
function readableFacts(visible: ReturnType<typeof profileForViewer>): Set<number> {
  const wire = presentProfile(visible);
  const entries = (visible.treatments?.entries ?? []).map(presentTreatment);
  const one = (kind: Parameters<typeof factOf>[0], value: number | null) =>
    value === null ? [] : [factOf(kind, value)];
  return new Set([
    ...one('treatment', wire.CurrentTreatment),
    ...one('role', wire.RelationshipWithNiergenoten),
    ...wire.Causes.map((id) => factOf('cause', id)),
    ...entries.flatMap(({ Treatment, Hospital }) => [
      ...one('pastTreatment', Treatment),
      ...one('treatmentCenter', Hospital),
    ]),
    ...wire.Medicines.map((id) => factOf('medicine', id)),
    ...(visible.consequences?.consequenceIds ?? []).map((id) => factOf('consequence', id)),
    ...one('gender', wire.Gender),
    ...one('yearOfBirth', wire.YearOfBirth),
    ...one('province', wire.Province),
  ]);
}

describe('R14 the directory', () => {
  it('finds a member by exactly what each audience can read in their profile', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const facts = entryFacts(profile);
        expect(new Set(facts.everyoneFacts)).toEqual(readableFacts(profileForViewer(profile, 'visitor')));
        expect(new Set(facts.participantFacts)).toEqual(readableFacts(profileForViewer(profile, 'participant')));
        expect(new Set(facts.contactFacts)).toEqual(readableFacts(profileForViewer(profile, 'contact')));
      }),
    );
  });

  it('finds a private member by nothing for visitors, and tells no audience more than the next', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { everyoneFacts, participantFacts, contactFacts } = entryFacts(profile);
        if (!profile.public) expect(everyoneFacts).toEqual([]);
        expect(participantFacts).toEqual(expect.arrayContaining(everyoneFacts));
        expect(contactFacts).toEqual(expect.arrayContaining(participantFacts));
      }),
    );
  });

  it('keeps every fact apart, within the integers of PostgreSQL', () => {
    expect(factOf('treatment', 55208)).toBe(155208);
    expect(factOf('pastTreatment', 55208)).toBe(455208);
    expect(factOf('province', 13)).toBe(1000013);
  });
});
