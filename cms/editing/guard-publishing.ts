import type { CollectionBeforeOperationHook } from 'payload';
import { Forbidden } from 'payload';
import { mayChange, roleOf } from '../access.ts';

/**
 * Refuses a change that is not saved as a draft, which readers would see, when the user may not publish: `draftedAccess`
 * cannot know that. A `beforeOperation` hook of every collection with drafts.
 */
export const guardPublishing: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess) return args;
  const changes = operation === 'update' || operation === 'restoreVersion';
  const { draft, data } = args as { draft?: boolean; data?: { _status?: unknown } };
  if (changes && !mayChange(roleOf(req), { draft: draft === true, status: data?._status })) throw new Forbidden(req.t);
  return args;
};
