import { factsOf, type Profile, profileForViewer, type Relation } from '#app/features/profiles/index.ts';
import { sharedTraits } from './shared-traits.ts';

/** The traits that two members share, in words: each is what `relation` says to the other, and shows them that much. */
export const sharedBetween = (one: Profile, other: Profile, relation: Relation): string[] =>
  sharedTraits(factsOf(profileForViewer(one, relation)), factsOf(profileForViewer(other, relation)));
