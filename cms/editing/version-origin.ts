import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, DateField, FieldHook } from 'payload';
import { systemClock } from '../../app/platform/clock.ts';
import { tableOf } from '../database/tables.ts';
import { transactionOf } from '../database/transaction.ts';
import { editorsOnly } from '../fields/editors-only.ts';
import { handsIn } from './hand-in.ts';

/*
 * How a version of a document came about, beside who made it (`updatedBy`). Every save states it anew: a version that
 * follows one that was handed in is not handed in itself.
 */

/** When this version was handed in for review; null for every other. */
const handedInAt: DateField = stated('handedInAt', 'Ingediend op', ({ req }) =>
  handsIn(req) ? systemClock.now().toISOString() : null,
);

/** When the version was saved that this one restores; null for every other. While it is restored, its fields are `data`. */
const restoredFrom: DateField = stated('restoredFrom', 'Hersteld uit', ({ data, req }) =>
  req.context.isRestoringVersion ? (data?.updatedAt ?? null) : null,
);

export const versionOrigin = [handedInAt, restoredFrom];

function stated(name: string, label: string, value: FieldHook): DateField {
  const hooks = { beforeChange: [value], beforeDuplicate: [() => null] };
  const admin = { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true };
  return editorsOnly({ name, type: 'date', label, hooks, admin });
}

/**
 * Keeps the newest version as it is when it was handed in or another editor made it: an automatic save changes the newest
 * version if that was made by one too, whoever made it. A `beforeChange` hook.
 */
export const keepVersion: CollectionBeforeChangeHook = async ({ data, collection, operation, originalDoc, req }) => {
  if (operation !== 'update') return data;
  const { db } = await transactionOf(req);
  await db.execute(sql`
    update ${tableOf(`_${collection.slug}_v`, req.payload)} set autosave = false
    where parent_id = ${originalDoc.id} and latest and autosave
      and (version_handed_in_at is not null or version_updated_by_id is distinct from ${req.user?.id ?? null}::int)`);
  return data;
};
