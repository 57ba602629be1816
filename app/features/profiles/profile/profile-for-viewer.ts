import { profileTexts } from './fields.ts';
import type { Profile, VisibleProfile } from './profile.ts';
import { emptyOf } from './profile-field.ts';
import { type Relation, SECTIONS, type Section, seesSection } from './sections.ts';

/**
 * Decides what somebody with this relation to the member sees of their profile, for every place that shows or counts
 * one (rules.md R13, R14). It gives sections and no other field, so that nothing else can slip through.
 */
export function profileForViewer(profile: Profile, relation: Relation): VisibleProfile {
  const section = <S extends Section>(name: S) => {
    if (!seesSection(profile, name, relation)) return null;
    return profile.textsHidden && relation !== 'self' ? withoutTexts(name, profile[name]) : profile[name];
  };
  const sections = Object.fromEntries(SECTIONS.map((name) => [name, section(name)]));
  return { memberId: profile.memberId, public: profile.public, ...sections } as VisibleProfile;
}

/** A section without what was typed. */
const withoutTexts = <S extends Section>(name: S, section: Profile[S]): Profile[S] => {
  const texts = profileTexts.filter((field) => field.section === name);
  return { ...section, ...Object.fromEntries(texts.map((field) => [field.name, emptyOf(field.input)])) };
};
