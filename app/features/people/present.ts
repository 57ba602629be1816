import { presentProfile } from '#app/features/profiles/index.ts';
import type { ListedPerson } from './directory/list-people.ts';

/** Somebody in a list, as the spec's Item. */
export const presentPerson = ({ user, joinedAt, profile }: ListedPerson) => ({
  user: { Id: user.id, Username: user.name, Created: joinedAt.toISOString(), IsModerator: user.moderator },
  profile: presentProfile(profile),
});
