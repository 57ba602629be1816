import type { CollectionBeforeOperationHook } from 'payload';
import { Forbidden } from 'payload';
import { mayChange, roleOf } from '../access.ts';

/**
 * Refuses what `draftedAccess` can't see: a change that is not kept as a draft, so that readers would see it. Goes among
 * the `beforeOperation` hooks of every collection with drafts.
 */
export const guardPublishing: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess) return args;
  const changes = operation === 'update' || operation === 'restoreVersion';
  const { draft, data } = args as { draft?: boolean; data?: { _status?: unknown } };
  if (changes && !mayChange(roleOf(req), { draft: draft === true, status: data?._status })) throw new Forbidden(req.t);
  return args;
};
