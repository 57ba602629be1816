import type { Profile, VisibleProfile } from './profile.ts';
import { type Relation, SECTIONS, type Section, seesSection } from './sections.ts';

/**
 * Decides what somebody with this relation to the member sees of their profile, for every place that shows or counts
 * one (rules.md R13, R14). It gives sections and no other field, so that nothing else can slip through.
 */
export function profileForViewer(profile: Profile, relation: Relation): VisibleProfile {
  const section = <S extends Section>(name: S) => (seesSection(profile, name, relation) ? profile[name] : null);
  const sections = Object.fromEntries(SECTIONS.map((name) => [name, section(name)]));
  return { memberId: profile.memberId, public: profile.public, ...sections } as VisibleProfile;
}
