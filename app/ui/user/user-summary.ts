/** A member as this viewer may see them. The id is 0 for a member whose name is hidden, or who was deleted. */
export interface UserSummary {
  id: number;
  name: string;
  /** The id of the photo, where there is one for this viewer. */
  photo?: string | null;
  /** The path of the profile, where there is one for this viewer. */
  href?: string;
  moderator?: boolean;
  /** Of who died. */
  inMemoriam?: true;
}

/** What who would write to somebody who died reads. */
export const NO_MESSAGES = 'Dit profiel is in memoriam. Je kunt geen bericht meer sturen.';

/** What who would write to somebody whom moderators keep from writing for good reads. */
export const NO_ANSWERS = 'Deze deelnemer schrijft hier niet meer. Je kunt geen bericht meer sturen.';

/** Whether it is a user with a name of their own: deleted users and those redacted to 'een deelnemer' have the id 0. */
export const isIdentified = (user: UserSummary | null): user is UserSummary => user !== null && user.id !== 0;
