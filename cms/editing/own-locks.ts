import type { CollectionAfterReadHook, CollectionBeforeOperationHook, SanitizedConfig } from 'payload';
import { Forbidden } from 'payload';
import { LOCKS } from './edit-lock.ts';

/**
 * Lets an editor acquire, take over and release locks for herself only: Payload's collection of locks believes every name
 * that a call gives. A lock of another is only released by saving, or when it ends. A lock says who holds it by name.
 */
export function protectLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  if (!locks) throw new Error(`Payload has no collection ${LOCKS}.`);
  locks.hooks.beforeOperation = [...locks.hooks.beforeOperation, requireOwnName];
  locks.hooks.afterRead = [...locks.hooks.afterRead, nameHolder];
  locks.access.delete = ({ req }) => (req.user ? { 'user.value': { equals: req.user.id } } : false);
  return config;
}

/** Refuses a lock in the name of another editor. A lock that is taken over stays on its document. */
const requireOwnName: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess || (operation !== 'create' && operation !== 'update')) return args;
  const { data = {} } = args as { data?: { user?: unknown } };
  const own = { relationTo: req.user?.collection, value: req.user?.id };
  const given = data.user as { relationTo?: unknown; value?: unknown } | null | undefined;
  if (given?.relationTo !== own.relationTo || given?.value !== own.value) throw new Forbidden(req.t);
  return { ...args, data: operation === 'update' ? { user: own } : { ...data, user: own } };
};

/** Puts the name of who holds a lock where Payload's dialog and lists show an address. */
const nameHolder: CollectionAfterReadHook = ({ doc }) => {
  const holder = doc.user?.value;
  if (typeof holder !== 'object' || holder === null) return doc; // only an id is read
  return { ...doc, user: { ...doc.user, value: { ...holder, email: holder.name } } };
};
