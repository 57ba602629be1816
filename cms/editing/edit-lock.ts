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
import { idIn } from '../requests/in-address.ts';
import { type ChangeArgs, listChanged } from './changed-documents.ts';
import { findNewerSave, recordOwnSave } from './outdated-form.ts';
import { forgetRefusedSave, listRefusedSaves, noteRefusedSave } from './refused-saves.ts';

/*
 * One editor at a time works on a document (docs/decisions/editing.md). Payload locks a document while a form changes it, but
 * releases the lock at every save, and our forms autosave. So each autosave acquires the lock again, and a save without
 * the lock, or from an outdated form, is refused; what a form sent in it is kept (refused-saves.ts).
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
const formOf = ({ context }: Pick<PayloadRequest, 'context'>) => context[FORM] as string | undefined;

const FORM_NAME = /^[\w.]{1,40}$/;

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
  const form = formOf(req);
  if (other && savesOne) {
    noteRefusedSave({ slug, id, form, data }, req);
    throw new Locked(`${other.name} is nu met dit document bezig. ${form ? KEPT : NOT_SAVED}`);
  }
  const done = operation.operation === 'delete' ? 'verwijderd' : 'veranderd';
  if (other) throw new Locked(`${other.name} is nu bezig met nummer ${other.id}. Er is niets ${done}.`);
  const newer = savesOne && data?.updatedAt && (await findNewerSave({ slug, id, form, shown: data.updatedAt }, req));
  if (newer) {
    noteRefusedSave({ slug, id, form, data }, req);
    throw new EditorError(form && data?._status === 'draft' ? NO_MESSAGE : `${OUTDATED[newer]} ${NOT_SAVED} ${RELOAD}`);
  }
  return args;
};

/** To the draft of a form, which shows both versions instead (admin/both-versions.tsx). */
const NO_MESSAGE = '';

const OUTDATED = {
  other: 'Dit document is veranderd of gepubliceerd nadat jij het opende.',
  'own-window': 'Je hebt dit document in een ander venster veranderd.',
};
const NOT_SAVED = 'Je laatste wijzigingen zijn niet bewaard.';
const RELOAD = 'Kopieer ze als dat nodig is, en laad de pagina opnieuw.';
const KEPT = 'Wat jij nog typte, staat apart: je ziet het weer als jij hier verder werkt.';

function withoutFormName<Args extends object>(args: Args, req: PayloadRequest): Args {
  const { data } = args as SaveArgs;
  if (!data || !('formName' in data)) return args;
  const { formName, ...stored } = data;
  if (typeof formName === 'string' && FORM_NAME.test(formName)) req.context[FORM] = formName;
  return { ...args, data: stored };
}

/**
 * Gives an editor her refused saves of a document, the oldest first, and the document as it is stored (admin/both-versions.tsx):
 * `{ refused, stored }`, or with `refused` null while another editor is at work, so that she can't choose yet.
 */
export const refusedSaves: Endpoint = {
  path: '/:id/refused',
  method: 'get',
  async handler(req) {
    const { collection } = req.routeParams as { collection: CollectionSlug };
    if (!req.user) throw new NotFound(req.t);
    const id = idIn(req);
    const refused = await listRefusedSaves({ slug: collection, id }, req);
    if (refused.length === 0) return Response.json({ refused, stored: null });
    if (await findOtherEditor({ slug: collection, ids: [id] }, req))
      return Response.json({ refused: null, stored: null });
    const stored = await req.payload.findByID({ collection, id, draft: true, depth: 0, overrideAccess: false, req });
    return Response.json({ refused, stored });
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
  const own = { slug: collection.slug, id, form: formOf(req) };
  await recordOwnSave({ ...own, updatedAt }, req);
  await forgetRefusedSave(own, req);
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
