import { sql } from '@payloadcms/db-postgres';
import type { Database, Transaction } from '../../database/transaction.ts';
import { type DocumentVersions, parentOf, toValidate, type UniqueValue, uniqueValueOf } from './document-versions.ts';

/** The field that makes a document conflict with others, and why. */
export interface Conflict {
  field: string;
  message: string;
}

/**
 * How what is saved would conflict with what is published: a document would be its own ancestor, a redirect would lead back
 * to itself, or two documents would have the same value of a unique field. Null when it does not. The caller holds the lock
 * on all parents or redirects, or on that value (`reference-locks.ts`).
 */
export async function findConflict(saved: DocumentVersions, { db, req }: Transaction): Promise<Conflict | null> {
  const { collection, id } = saved;
  const version = toValidate(saved);
  if (!version) return null;
  const parent = parentOf(version);
  if (parent !== null) return findParentCycle(id, parent, db);
  const unique = uniqueValueOf(collection, version);
  if (unique) return findNamesake({ id, kind: collection.custom.kind }, unique, db);
  const { from, to } = version.stored;
  return typeof from === 'string' && typeof to === 'string'
    ? findRedirectCycle({ id, from, to }, { db, siteUrl: req.payload.config.custom.siteUrl })
    : null;
}

/** More than any chain of parents or redirects that an editor makes. */
const MAX_STEPS = 50;

async function findParentCycle(id: number, parent: number, db: Database): Promise<Conflict | null> {
  if (parent === id) return { field: 'parent', message: 'Een document kan niet bij zichzelf horen. Kies een ander.' };
  const { rows } = await db.execute(sql`
    with recursive above as (
      select id, document, 1 as height from editorial.published where id = ${parent}
      union all
      select next.id, next.document, height + 1
      from above join editorial.published next on next.id = (above.document ->> 'parent')::int
      where height < ${MAX_STEPS} and next.id <> ${id}
    )
    select document ->> 'title' as title, (document ->> 'parent')::int as parent from above order by height`);
  if (rows.at(-1)?.parent !== id) return null;
  const [chosen, ...between] = rows.map(({ title }) => `‘${title}’`);
  const via = between.length > 0 ? `, via ${between.join(' en ')}` : '';
  return { field: 'parent', message: `${chosen} hoort zelf al hieronder${via}. Kies een ander.` };
}

async function findRedirectCycle(
  { id, from, to }: { id: number; from: string; to: string },
  { db, siteUrl }: { db: Database; siteUrl: string },
): Promise<Conflict | null> {
  const steps: string[] = [];
  for (let target: string | null = to; target !== null && steps.length < MAX_STEPS; ) {
    const path = ownPathOf(target, siteUrl);
    if (path === null) return null;
    steps.push(path);
    if (path === from) {
      const message = `Zo komt de lezer weer uit waar die begon: ${[from, ...steps].join(' → ')}. Kies een ander adres.`;
      return { field: 'to', message };
    }
    target = await findTarget(path, id, db);
  }
  return null;
}

async function findNamesake(
  { id, kind }: { id: number; kind: string },
  { field, value, taken }: UniqueValue,
  db: Database,
): Promise<Conflict | null> {
  const { rows } = await db.execute(sql`
    select id, document ->> 'title' as title from editorial.published
    where kind = ${kind} and document ->> ${field}::text = ${value} and id <> ${id}`);
  const [other] = rows;
  return other ? { field, message: taken({ id: Number(other.id), title: String(other.title) }) } : null;
}

/** Where another published redirect leads from this path; null when there is none. */
async function findTarget(path: string, id: number, db: Database): Promise<string | null> {
  const { rows } = await db.execute(sql`
    select document ->> 'to' as "to" from editorial.published
    where coalesce(document ->> 'path', document ->> 'from') = ${path} and kind = 'redirect' and id <> ${id}`);
  return rows[0] ? String(rows[0].to) : null;
}

/** The path of an address as the site reads it: lower case, without parameters and trailing slash. Null for elsewhere. */
function ownPathOf(address: string, siteUrl: string): string | null {
  if (!URL.canParse(address, siteUrl)) return null;
  const { origin, pathname } = new URL(address, siteUrl);
  return origin === siteUrl ? pathname.toLowerCase().replace(/(?<=.)\/$/, '') : null;
}
