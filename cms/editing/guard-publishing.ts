import type { CollectionBeforeOperationHook, CollectionSlug, Endpoint } from 'payload';
import { Forbidden, restoreVersionOperation } from 'payload';
import { mayChange, roleOf } from '../access.ts';
import { EditorError } from '../editor-error.ts';
import { idIn } from '../requests/in-address.ts';
import { binsOwnDrafts } from './own-drafts.ts';

/**
 * Refuses a change that is not saved as a draft, which readers would see, when the user may not publish: `documentAccess`
 * cannot know that. A `beforeOperation` hook of every collection with drafts.
 */
export const guardPublishing: CollectionBeforeOperationHook = async (change) => {
  const { args, operation, overrideAccess, req } = change;
  if (overrideAccess) return args;
  const changes = operation === 'update' || operation === 'restoreVersion';
  const { draft, data } = args as { draft?: boolean; data?: { _status?: unknown } };
  if (operation === 'restoreVersion' && draft !== true)
    throw new EditorError('Een eerdere versie komt terug als concept. Publiceer daarna.');
  if (!changes || mayChange(roleOf(req), { draft: draft === true, status: data?._status })) return withoutLocales(args);
  const bins =
    operation === 'update' && binsOwnDrafts({ slug: change.collection.slug, operation, args: args as never }, req);
  if (!(await bins)) throw new Forbidden(req.t);
  return withoutLocales(args);
};

/**
 * Leaves out what only means something on a site in several languages: to withdraw all of them replaces the newest version,
 * which may be what a redacteur handed in.
 */
const withoutLocales = <T extends object>(args: T): T => ({ ...args, unpublishAllLocales: undefined });

/**
 * In place of Payload's call that restores a version: it comes back as a concept, whatever it was, so that nothing is on the
 * site again by one click (choices.md 49).
 */
export const restoreAsDraft: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  async handler(req) {
    const { collection } = req.routeParams as { collection: CollectionSlug };
    const restored = await restoreVersionOperation({
      collection: req.payload.collections[collection],
      id: idIn(req),
      draft: true,
      req,
    });
    return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') });
  },
};
