import { expect, it } from 'vitest';
import { profileColumns, profileFields, profileTexts } from './fields.ts';
import { presentProfile } from './present-profile.ts';
import { EMPTY_SECTIONS } from './profile.ts';

/** What the wire of a profile has beside its fields. */
const BESIDE = ['EmailConfirmed', 'Id', 'Public', 'UserId'];

/** Fields that have calls of their own alone. */
const APART = ['Consequences'];

it('the wire of a profile has every field of the list', () => {
  const names = profileColumns.map(({ wire }) => wire).filter((wire) => !APART.includes(wire));
  const wire = presentProfile({ memberId: 1, public: true, ...EMPTY_SECTIONS });
  expect(Object.keys(wire).sort()).toEqual([...names, ...BESIDE].sort());
});

it('the wire has each value under the name of its field', () => {
  for (const field of profileColumns.filter(({ wire }) => !APART.includes(wire))) {
    const told = field.input.kind === 'birthday' ? '2018-02-01' : `het veld ${field.name}`;
    const sections = { ...EMPTY_SECTIONS, [field.section]: { ...EMPTY_SECTIONS[field.section], [field.name]: told } };
    const wire: Record<string, unknown> = presentProfile({ memberId: 1, public: true, ...sections });
    const changed = Object.entries(wire).filter(([, value]) => typeof value === 'string');
    expect(changed).toEqual([[field.wire, expect.stringContaining(told)]]);
  }
});

it('every field has names of its own, and every filter a number', () => {
  const distinct = (values: readonly unknown[]) => expect(values).toEqual([...new Set(values)]);
  distinct(profileFields.map(({ wire }) => wire));
  distinct(profileFields.map(({ anchor }) => anchor));
  distinct(profileFields.flatMap(({ section, label }) => `${section} ${label}`));
  distinct(profileTexts.map(({ input }) => input.draft));
  distinct(profileFields.flatMap(({ filters = [] }) => filters.map(({ number }) => number)));
});
