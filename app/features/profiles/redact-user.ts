import type { z } from 'zod';
import { given } from '#app/platform/given.ts';
import type { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { type Reader, viewerOf } from '#app/platform/session/viewer.ts';
import { photoPath } from '#app/ui/user/photo-path.ts';
import type { UserSummary } from '#app/ui/user/user-summary.ts';
import type { userOnWire } from './contract.ts';
import { personPath } from './paths.ts';
import { maySeeIdentity } from './policy.ts';
import { relationshipLabel } from './terms/relationships.ts';
import { memberTopic } from './topics.ts';

/** A member as read from the database, before `redactUser` decides what the viewer may see. */
export interface UserRow {
  id: number;
  username: string;
  public: boolean;
  photoId: string | null;
  moderator: boolean;
  inMemoriam: boolean;
  relationshipId: number | null;
  /** Whom the member tells their relationship, where that is not everyone who sees them. */
  relationshipAudience: string | null;
}

/** A member as a viewer may see them, ready to render. */
export interface VisibleUser extends UserSummary {
  public?: true;
  deleted?: true;
  /** The label of their relationship with kidney disease, where it is shown. */
  relationship?: string;
}

const DELETED: VisibleUser = { id: 0, name: 'voormalig deelnemer', deleted: true };

/** Whoever it is, this is all that a viewer learns of them. */
export const ANONYMOUS: VisibleUser = { id: 0, name: 'een deelnemer' };

/**
 * Decides what `viewer` may see of a member, for every place that shows one (rules.md R13): all of it when the viewer
 * is logged in or the profile is public, else 'een deelnemer'. To whom the member blocks they are what they are to a visitor
 * (R44). Null stands for a member who deleted the account.
 */
export function redactUser(viewer: Reader | null, subject: UserRow | null): VisibleUser {
  if (!subject) return DELETED;
  if (!maySeeIdentity(viewer, subject)) return ANONYMOUS; // without the label 'moderator' too: in a group with one moderator it would identify them
  return {
    id: subject.id,
    name: subject.username,
    href: personPath(subject.id),
    ...given({
      photo: subject.photoId,
      moderator: subject.moderator,
      inMemoriam: subject.inMemoriam,
      public: subject.public,
      relationship: seesAbout(viewer, subject) ? relationshipLabel(subject.relationshipId) : null,
    }),
  };
}

/**
 * Whether a viewer who may see this member sees their relationship and current treatment beside the name. There nobody is
 * known to be a contact, so what is for contacts alone stands only on the profile.
 */
export function seesAbout(asking: Reader | null, { id, relationshipAudience }: UserRow): boolean {
  const viewer = viewerOf(asking, id);
  return (
    relationshipAudience === null ||
    (viewer !== null && (relationshipAudience === 'participants' || viewer.memberId === id))
  );
}

/** A user on the wire. */
export const presentUser = (user: VisibleUser): z.output<typeof userOnWire> => ({
  Id: user.id,
  Username: user.name,
  Photo: user.photo ? photoPath(user.photo) : null,
  Public: user.public ?? false,
  Deleted: user.deleted ?? false,
  ...(user.inMemoriam && { InMemoriam: true as const }),
});

/** Who is shown a member: the context of a request, or the reader of a mail with a page that nobody renders. */
interface Shown {
  readonly viewer: Reader | null;
  readonly page: PageMetadata;
}

/**
 * A member as the viewer of this request may see them (rules.md R13), or the deleted user for null. The page that is being
 * rendered then depends on that member.
 */
export function userForViewer({ viewer, page }: Shown, subject: UserRow | null): VisibleUser {
  if (subject) page.dependsOn(memberTopic(subject.id));
  return redactUser(viewer, subject);
}
