import type { Profile } from '../profile/profile.ts';
import { profileForViewer } from '../profile/profile-for-viewer.ts';
import { factsOf } from './facts.ts';

/**
 * What each audience may find a member by: all that they may read in the profile, and nothing else (rules.md R14). Each
 * list holds the one before it: visitors', then participants', then contacts'.
 */
export const entryFacts = (profile: Profile) => ({
  everyoneFacts: factsOf(profileForViewer(profile, 'visitor')),
  participantFacts: factsOf(profileForViewer(profile, 'participant')),
  contactFacts: factsOf(profileForViewer(profile, 'contact')),
});
