import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  Endpoint,
  PayloadRequest,
  Where,
} from 'payload';
import { Locked, NotFound } from 'payload';
import { after, SECOND, systemClock } from '../../app/platform/clock.ts';
import { EditorError } from '../editor-error.ts';
import { type ChangeArgs, listChanged } from './changed-documents.ts';
import { findNewerSave, recordOwnSave } from './outdated-form.ts';

/*
 * One editor at a time works on a document (docs/decisions/editing.md). Payload locks a document while a form changes it, but
 * releases the lock at every save, and our forms autosave. So each autosave acquires the lock again, and a save without
 * the lock, or from an outdated form, is refused.
 */

/** The collection in which Payload stores its locks. */
export const LOCKS = 'payload-locked-documents';

/** How long a lock holds after the last change, in seconds. Payload uses it too. */
export const LOCK_SECONDS = 300;

interface SaveArgs extends ChangeArgs {
  autosave?: boolean;
  /** False in the admin: the lock of another editor is respected. Our own code and scheduled publishing override it. */
  overrideLock?: boolean;
  /** `formName` is that of the form (outdated-form.ts), which is not stored. */
  data?: { updatedAt?: string; formName?: string; _status?: string };
}

/** Where a request remembers the form that it saves. */
const FORM = 'formName';

/**
 * Refuses to change or delete a document that somebody else is editing, and a save from an outdated form. A
 * `beforeOperation` hook, after `lockChanged`.
 */
export const requireEditLock: CollectionBeforeOperationHook = async (operation) => {
  const { collection, overrideAccess, req } = operation;
  const args = withoutFormName(operation.args, req);
  const { id, overrideLock, data } = args as SaveArgs;
  if (!req.user) return args;
  const { slug } = collection;
  const restores = operation.operation === 'restoreVersion';
  const savesOne = operation.operation === 'update' && id !== undefined;
  const ids = await listChanged({ slug, operation: operation.operation, args: args as SaveArgs, overrideAccess }, req);
  if (ids.length === 0) return args;
  const respectsLock = restores ? !overrideAccess : overrideLock === false;
  const other = respectsLock ? await findOtherEditor({ slug, ids }, req) : null;
  if (other && savesOne) {
    throw new Locked(`${other.name} is nu met dit document bezig. Je laatste wijzigingen zijn niet bewaard.`);
  }
  const done = operation.operation === 'delete' ? 'verwijderd' : 'veranderd';
  if (other) throw new Locked(`${other.name} is nu bezig met nummer ${other.id}. Er is niets ${done}.`);
  const form = req.context[FORM] as string | undefined;
  const newer = savesOne && data?.updatedAt && (await findNewerSave({ slug, id, form, shown: data.updatedAt }, req));
  if (newer) throw new EditorError(form && data?._status === 'draft' ? NO_MESSAGE : `${OUTDATED[newer]} ${NOT_SAVED}`);
  return args;
};

/** To the draft of a form, which shows both versions instead (admin/both-versions.tsx). */
const NO_MESSAGE = '';

const OUTDATED = {
  other: 'Dit document is veranderd of gepubliceerd nadat jij het opende.',
  'own-window': 'Je hebt dit document in een ander venster veranderd.',
};
const NOT_SAVED = 'Je laatste wijzigingen zijn niet bewaard. Kopieer ze als dat nodig is, en laad de pagina opnieuw.';

function withoutFormName<Args extends object>(args: Args, req: PayloadRequest): Args {
  const { data } = args as SaveArgs;
  if (!data || !('formName' in data)) return args;
  const { formName, ...stored } = data;
  req.context[FORM] = formName;
  return { ...args, data: stored };
}

/**
 * Gives an outdated form the document as it is stored (admin/both-versions.tsx), and null to any other form. Also null
 * while another editor is at work, whom the refusal names. `shown` is the time of the version in the form.
 */
export const newerVersion: Endpoint = {
  path: '/:id/newer',
  method: 'get',
  async handler(req) {
    const { collection, id } = req.routeParams as { collection: CollectionSlug; id: string };
    const { searchParams } = new URL(req.url ?? '', 'http://cms');
    const shown = searchParams.get('shown') ?? '';
    if (!req.user || !/^\d{1,9}$/.test(id) || Number.isNaN(Date.parse(shown))) throw new NotFound(req.t);
    const form = searchParams.get('form') ?? undefined;
    const isOutdated = await findNewerSave({ slug: collection, id, form, shown }, req);
    const newer =
      isOutdated && !(await findOtherEditor({ slug: collection, ids: [Number(id)] }, req))
        ? await req.payload.findByID({ collection, id, draft: true, depth: 0, overrideAccess: false, req })
        : null;
    return Response.json({ newer });
  },
};

/**
 * Records the user's own save, and acquires the lock again after an autosave, but for that of a form that is left
 * (admin/save-last-change.tsx). An `afterOperation` hook.
 */
export const renewEditLock: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  const { id, autosave } = args as SaveArgs;
  if (operation !== 'updateByID' || id === undefined || !req.user) return result;
  const { updatedAt } = result as { updatedAt: string };
  await recordOwnSave({ slug: collection.slug, id, form: req.context[FORM] as string | undefined, updatedAt }, req);
  if (autosave && req.query.leaving !== 'true') {
    const user = { relationTo: req.user.collection, value: req.user.id };
    const data = { document: { relationTo: collection.slug, value: Number(id) }, user };
    await req.payload.db.create({ collection: LOCKS, data, req, returning: false });
  }
  return result;
};

/** The name of another user who is editing one of these documents, and its id; null when nobody is. */
export async function findOtherEditor(
  { slug, ids }: { slug: string; ids: number[] },
  req: PayloadRequest,
): Promise<{ name: string; id: number } | null> {
  const since = after(systemClock.now(), -LOCK_SECONDS * SECOND).toISOString();
  const where: Where = {
    and: [
      { 'document.relationTo': { equals: slug } },
      { 'document.value': { in: ids } },
      { updatedAt: { greater_than: since } },
    ],
  };
  const { docs } = await req.payload.find({
    collection: LOCKS,
    where,
    sort: 'updatedAt',
    pagination: false,
    depth: 0,
    req,
  });
  const newest = new Map(docs.map(({ document, user }) => [Number(document?.value), user.value as number]));
  const [held] = [...newest].filter(([, user]) => user !== req.user?.id);
  if (!held) return null;
  const user = await req.payload.findByID({ collection: 'users', id: held[1], depth: 0, req });
  return { name: user.name, id: held[0] };
}
