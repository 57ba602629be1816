import type { z } from 'zod';
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
  public: boolean;
  deleted: boolean;
  /** The label of their relationship with kidney disease; null where it is not shown. */
  relationship: string | null;
}

const DELETED: VisibleUser = {
  id: 0,
  name: 'voormalig deelnemer',
  photo: null,
  href: null,
  moderator: false,
  public: false,
  deleted: true,
  relationship: null,
};

/** Whoever it is, this is all that a viewer learns of them. */
export const ANONYMOUS: VisibleUser = { ...DELETED, name: 'een deelnemer', deleted: false };

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
    photo: subject.photoId,
    href: personPath(subject.id),
    moderator: subject.moderator,
    ...(subject.inMemoriam && { inMemoriam: true as const }),
    public: subject.public,
    deleted: false,
    relationship: seesAbout(viewer, subject) ? relationshipLabel(subject.relationshipId) : null,
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
  Photo: user.photo && photoPath(user.photo),
  Public: user.public,
  Deleted: user.deleted,
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
