import { describe, expect, it } from 'vitest';
import { EMPTY_SECTIONS, type Profile } from './profile.ts';
import { profileForViewer } from './profile-for-viewer.ts';
import { type Audience, type Relation, SECTIONS } from './sections.ts';

const audiences = (audience: Audience) =>
  Object.fromEntries(SECTIONS.map((section) => [section, audience])) as Profile['audiences'];

const profile = (isPublic: boolean, audience: Audience): Profile => ({
  memberId: 7,
  public: isPublic,
  healthConsent: true,
  textsHidden: false,
  audiences: audiences(audience),
  ...EMPTY_SECTIONS,
  more: { ...EMPTY_SECTIONS.more, motto: 'Elke dag een stukje' },
});

describe('R13 a section of a profile is shown', () => {
  const all: Relation[] = ['visitor', 'participant', 'contact', 'self'];
  it.each<[boolean, Audience, Relation[]]>([
    [true, 'everyone', all],
    [true, 'participants', ['participant', 'contact', 'self']],
    [true, 'contacts', ['contact', 'self']],
    [false, 'everyone', ['participant', 'contact', 'self']],
    [false, 'participants', ['participant', 'contact', 'self']],
    [false, 'contacts', ['contact', 'self']],
  ])('public %s and for %s: to %j', (isPublic, audience, relations) => {
    const seen = all.filter((relation) => profileForViewer(profile(isPublic, audience), relation).more);
    expect(seen).toEqual(relations);
  });

  it('each by its own audience', () => {
    const mixed = { ...profile(true, 'contacts'), audiences: { ...audiences('contacts'), about: 'everyone' as const } };
    const visible = profileForViewer(mixed, 'visitor');
    expect(SECTIONS.filter((section) => visible[section])).toEqual(['about']);
    expect(Object.keys(visible).sort()).toEqual([
      'about',
      'cause',
      'consequences',
      'memberId',
      'more',
      'public',
      'treatments',
    ]);
  });
});
