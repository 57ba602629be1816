import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** The roles of the CMS. Each may do everything that the roles before it may. */
export const ROLES = ['redacteur', 'eindredacteur', 'beheerder'] as const;
export type Role = (typeof ROLES)[number];

/** Reading anything at all. A `null` role is a request without a session, which may do nothing. */
export const mayRead = (role: Role | null): boolean => role !== null;
/** Writing drafts, and the pictures and files in them. */
export const mayWrite = (role: Role | null): boolean => role !== null;
/** Publishing and withdrawing documents, now or at a scheduled time. */
export const mayPublish = (role: Role | null): boolean => atLeast(role, 'eindredacteur');
/** Managing users, and what affects the whole site: menus, redirects and rule texts. */
export const mayManage = (role: Role | null): boolean => atLeast(role, 'beheerder');

/**
 * Whether a role may make this change of a document with drafts. `draft` is true when the change is saved as a draft, beside
 * the published version; any other change is seen by readers.
 */
export function mayChange(role: Role | null, { draft, status }: { draft: boolean; status?: unknown }): boolean {
  return draft && status !== 'published' ? mayWrite(role) : mayPublish(role);
}

const atLeast = (role: Role | null, least: Role): boolean =>
  role !== null && ROLES.indexOf(role) >= ROLES.indexOf(least);

/** The role of the user of a request; null without a user, and for an unknown role. */
export function roleOf({ user }: Pick<PayloadRequest, 'user'>): Role | null {
  return ROLES.find((role) => role === user?.role) ?? null;
}

/** One of the rules above as an access function of Payload, for a collection or field. */
export const when =
  (may: (role: Role | null) => boolean): Access & FieldAccess =>
  ({ req }: { req: PayloadRequest }) =>
    may(roleOf(req));

/** Access to collections with drafts. Payload also calls this with a status to know which buttons to show. */
export const draftedAccess = {
  read: when(mayRead),
  readVersions: when(mayRead),
  create: ({ req, data }) => mayChange(roleOf(req), { draft: true, status: data?._status }),
  update: ({ req, data }) => mayChange(roleOf(req), { draft: true, status: data?._status }),
  delete: when(mayPublish),
} satisfies Record<string, Access>;
