import type { CollectionAfterErrorHook, PayloadRequest, Where } from 'payload';
import { after, DAY, systemClock } from '../../app/platform/clock.ts';
import { ownedBy, ownPreference, PREFERENCES } from './outdated-form.ts';

/*
 * What an editor typed is kept when its save is refused, since somebody else works on the document or has changed it
 * (edit-lock.ts): as a preference of that editor, until she has chosen (admin/both-versions.tsx), whatever becomes of her tab.
 * docs/decisions/editing.md says why so.
 */

/** How many days it is kept for an editor who does not come back. */
const KEPT_DAYS = 90;

/** What a form sent in its last save that was refused. */
export interface RefusedSave {
  /** The key of the preference, by which it is deleted. */
  key: string;
  /** The form's name (outdated-form.ts). */
  form: string;
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
}

/** Where a request remembers the save that was refused. */
const CONTEXT = 'refusedSave';

const PREFIX = 'refused-';

const keyOf = ({ slug, id }: Document, form: string) => `${PREFIX}${slug}-${id}-${form}`;

/** Has what a form sent kept once the transaction of this refusal is undone. Does nothing for a call that is of no form. */
export function noteRefusedSave(
  { form, data, ...document }: Save & { data: object | undefined },
  req: PayloadRequest,
): void {
  if (!form) return;
  const at = systemClock.now().toISOString();
  req.context[CONTEXT] = { key: keyOf(document, form), form, at, data: { ...data } } satisfies RefusedSave;
}

/** Keeps what was refused, in place of what the same form sent before it, and lets go what is old. An `afterError` hook. */
export const keepRefusedSave: CollectionAfterErrorHook = async ({ req }) => {
  const refused = req.context[CONTEXT] as RefusedSave | undefined;
  if (!refused || !req.user) return;
  const { key } = refused;
  const data = { user: { relationTo: req.user.collection, value: req.user.id }, key, value: refused };
  await req.payload.db.upsert({ collection: PREFERENCES, data, where: ownPreference(key, req.user), req });
  const before = after(systemClock.now(), -KEPT_DAYS * DAY).toISOString();
  const old: Where = { and: [{ key: { contains: PREFIX } }, { updatedAt: { less_than: before } }] };
  await req.payload.db.deleteMany({ collection: PREFERENCES, where: old, req });
};

/** Forgets what was refused of a form, now that a save of it, which holds it all, succeeded. */
export async function forgetRefusedSave({ form, ...document }: Save, req: PayloadRequest): Promise<void> {
  if (!form || !req.user) return;
  const where = ownPreference(keyOf(document, form), req.user);
  await req.payload.db.deleteMany({ collection: PREFERENCES, where, req });
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
