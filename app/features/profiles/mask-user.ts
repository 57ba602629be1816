import type { z } from 'zod';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { photoAddress } from '#app/ui/user/photo-address.ts';
import type { ShownUser } from '#app/ui/user/shown-user.ts';
import type { userOnWire } from './contract.ts';
import { personPath } from './paths.ts';
import { mayRecognise } from './policy.ts';
import { relationshipLabel } from './relationships.ts';

/** What is known of a member before it is decided who may see it. */
export interface UserRow {
  id: number;
  username: string;
  public: boolean;
  photoId: string | null;
  moderator: boolean;
  relationshipId: number | null;
}

/** A member as a viewer may see them, ready to render. */
export interface VisibleUser extends ShownUser {
  public: boolean;
  deleted: boolean;
  /** What they have to do with kidney disease, in a word; null where it is not shown. */
  role: string | null;
}

const DELETED: VisibleUser = {
  id: 0,
  name: 'voormalig deelnemer',
  photo: null,
  href: null,
  moderator: false,
  public: false,
  deleted: true,
  role: null,
};

const ANONYMOUS: VisibleUser = { ...DELETED, name: 'een deelnemer', deleted: false };

/**
 * Decides what `viewer` may see of a member, for every place that shows one (rules.md R13): all of it when the viewer is
 * logged in or the profile is public, else 'een deelnemer'. Null stands for a member who deleted the account.
 */
export function maskUser(viewer: Viewer | null, subject: UserRow | null): VisibleUser {
  if (!subject) return DELETED;
  if (!mayRecognise(viewer, subject)) return ANONYMOUS; // not even as a moderator: a group may have but one
  return {
    id: subject.id,
    name: subject.username,
    photo: subject.photoId,
    href: personPath(subject.id),
    moderator: subject.moderator,
    public: subject.public,
    deleted: false,
    role: relationshipLabel(subject.relationshipId),
  };
}

/** The same on the wire (spec §3, User). */
export const presentUser = (user: VisibleUser): z.output<typeof userOnWire> => ({
  Id: user.id,
  Username: user.name,
  Photo: user.photo && photoAddress(user.photo),
  Public: user.public,
  Deleted: user.deleted,
});
