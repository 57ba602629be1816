import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** Who works in the CMS; each may do what those before it may. */
export const ROLES = ['redacteur', 'eindredacteur', 'beheerder'] as const;
export type Role = (typeof ROLES)[number];

/** `null` is who has not logged in: nobody but who works here reads or writes anything. */
export const mayRead = (role: Role | null): boolean => role !== null;
/** Drafts, and the pictures and files in them. */
export const mayWrite = (role: Role | null): boolean => role !== null;
/** Bring to readers, take away from them, now or at a time that is set. */
export const mayPublish = (role: Role | null): boolean => atLeast(role, 'eindredacteur');
/** Who works here, and what shapes the whole site: menus and redirects. */
export const mayManage = (role: Role | null): boolean => atLeast(role, 'beheerder');

/**
 * Whether this change of a document with drafts is theirs to make. `draft` is true when the change is kept beside what
 * readers see; whatever else is written changes that.
 */
export function mayChange(role: Role | null, { draft, status }: { draft: boolean; status?: unknown }): boolean {
  return draft && status !== 'published' ? mayWrite(role) : mayPublish(role);
}

const atLeast = (role: Role | null, least: Role): boolean =>
  role !== null && ROLES.indexOf(role) >= ROLES.indexOf(least);

/** The role of who asks; what is not one of ours counts as none. */
export function roleOf({ user }: Pick<PayloadRequest, 'user'>): Role | null {
  return ROLES.find((role) => role === user?.role) ?? null;
}

/** Turns one of the questions above into what Payload asks of a collection or field. */
export const when =
  (may: (role: Role | null) => boolean): Access & FieldAccess =>
  ({ req }: { req: PayloadRequest }) =>
    may(roleOf(req));

/** For collections with drafts. Payload asks with the status that would come, to know which buttons to show. */
export const draftedAccess = {
  read: when(mayRead),
  readVersions: when(mayRead),
  create: ({ req, data }) => mayChange(roleOf(req), { draft: true, status: data?._status }),
  update: ({ req, data }) => mayChange(roleOf(req), { draft: true, status: data?._status }),
  delete: when(mayPublish),
} satisfies Record<string, Access>;
