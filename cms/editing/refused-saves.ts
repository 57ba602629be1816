import type { CollectionAfterErrorHook, PayloadRequest } from 'payload';
import { systemClock } from '../../app/platform/clock.ts';
import { ownedBy, ownPreference, PREFERENCES } from './outdated-form.ts';

/*
 * What an editor typed is kept when its save is refused, since somebody else works on the document or has changed it
 * (edit-lock.ts): as a preference of that editor, until she has chosen (admin/both-versions.tsx), whatever becomes of her tab.
 * docs/decisions/editing.md says why so.
 */

/** What a form sent in its last save that was refused. */
export interface RefusedSave {
  /** The key of the preference, by which it is deleted. */
  key: string;
  /** The form's name and the time of the version that it shows (outdated-form.ts). */
  form: string;
  shown: string;
  /** When it was refused. */
  at: string;
  data: Record<string, unknown>;
}

interface Document {
  slug: string;
  id: number | string;
}

interface Save extends Document {
  form: string | undefined;
  data: { updatedAt?: string } | undefined;
}

/** Where a request remembers the save that was refused. */
const CONTEXT = 'refusedSave';

const keyOfSave = ({ form, data, ...document }: Save) =>
  form && data?.updatedAt ? keyOf(document, form, data.updatedAt) : null;

const keyOf = ({ slug, id }: Document, ...rest: string[]) => ['refused', slug, id, ...rest].join('-');

/** Has what a form sent kept once the transaction of this refusal is undone. Does nothing for a call that is of no form. */
export function noteRefusedSave(save: Save, req: PayloadRequest): void {
  const key = keyOfSave(save);
  if (!key) return;
  const { form = '', data } = save;
  const at = systemClock.now().toISOString();
  req.context[CONTEXT] = { key, form, shown: data?.updatedAt ?? '', at, data: { ...data } } satisfies RefusedSave;
}

/** Keeps what was refused, in place of what the same form sent before it. An `afterError` hook. */
export const keepRefusedSave: CollectionAfterErrorHook = async ({ req }) => {
  const refused = req.context[CONTEXT] as RefusedSave | undefined;
  if (!refused || !req.user) return;
  const { key } = refused;
  const data = { user: { relationTo: req.user.collection, value: req.user.id }, key, value: refused };
  await req.payload.db.upsert({ collection: PREFERENCES, data, where: ownPreference(key, req.user), req });
};

/** Forgets what was refused of a form, now that a save of it, which holds it all, succeeded. */
export async function forgetRefusedSave(save: Save, req: PayloadRequest): Promise<void> {
  const key = keyOfSave(save);
  if (!key || !req.user) return;
  await req.payload.db.deleteMany({ collection: PREFERENCES, where: ownPreference(key, req.user), req });
}

/** What was refused of a document to the user of this request, the oldest first. */
export async function listRefusedSaves({ slug, id }: Document, req: PayloadRequest): Promise<RefusedSave[]> {
  if (!req.user) return [];
  const { docs } = await req.payload.db.find<{ value: RefusedSave }>({
    collection: PREFERENCES,
    where: { and: [ownedBy(req.user), { key: { contains: keyOf({ slug, id }, '') } }] },
    sort: 'createdAt',
    pagination: false,
    req,
  });
  return docs.map(({ value }) => value);
}
