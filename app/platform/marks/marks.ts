import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { type Writable, type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { MarkKind } from './mark-kind.ts';

/** The member and the id of the marked thing. */
interface Mark {
  by: Viewer;
  id: number;
}

/** Adds a mark; adding it again changes nothing. Throws AppError not_found, or forbidden by the kind's policy. */
export async function addMark<Subject extends object>(
  platform: Writable,
  kind: MarkKind<Subject>,
  mark: Mark,
): Promise<void> {
  await write(platform, async (tx) => {
    const subject = await readSubject(tx, kind, mark);
    if (!kind.may.add(mark.by, subject)) throw new AppError('forbidden');
    if (kind.insteadOf) await deleteMark(tx, { ...kind, table: kind.insteadOf }, mark);
    if (!(await insertMark(tx, kind, mark))) return;
    await count(tx, kind, { id: mark.id, change: 1 });
    tx.invalidate(...(kind.topics?.(subject) ?? []));
  });
}

/**
 * Removes a mark; removing a missing one changes nothing. Throws AppError not_found, or forbidden by the kind's policy.
 */
export async function removeMark<Subject extends object>(
  platform: Writable,
  kind: MarkKind<Subject>,
  mark: Mark,
): Promise<void> {
  await write(platform, async (tx) => {
    const subject = await readSubject(tx, kind, mark);
    if (!kind.may.remove(mark.by, subject)) throw new AppError('forbidden');
    if (!(await deleteMark(tx, kind, mark))) return;
    await count(tx, kind, { id: mark.id, change: -1 });
    tx.invalidate(...(kind.topics?.(subject) ?? []));
  });
}

/**
 * Lists the members who marked the thing with an id, by their own ids: at most `limit`, after the id `after`.
 * The unique key of the table of marks serves it.
 */
export async function listMarkers<Subject extends object>(
  db: Database,
  { table, target }: MarkKind<Subject>,
  { id, after, limit }: { id: number; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ memberId: number }>`
    select member_id from ${sql.table(table)}
    where ${sql.ref(target)} = ${id} and member_id > ${after}
    order by member_id
    limit ${limit}
  `.execute(db);
  return rows.map(({ memberId }) => memberId);
}

/** Whether this member marked the thing with this id. */
export async function hasMark<Subject extends object>(
  db: Database,
  { table, target }: MarkKind<Subject>,
  { id, memberId }: { id: number; memberId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.ref(target)} = ${id} and member_id = ${memberId}
  `.execute(db);
  return rows.length > 0;
}

async function readSubject<Subject extends object>({ db }: Write, kind: MarkKind<Subject>, { by, id }: Mark) {
  const subject = await kind.find(db, id, by);
  if (!subject) throw new AppError('not_found');
  return subject;
}

/** Gives whether a row was inserted. */
async function insertMark<S extends object>({ db, now }: Write, { table, target }: MarkKind<S>, { by, id }: Mark) {
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${sql.ref(target)}, member_id, created_at)
    values (${id}, ${by.memberId}, ${now})
    on conflict do nothing
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Gives whether a row was deleted. */
async function deleteMark<S extends object>(
  { db }: Write,
  { table, target }: Pick<MarkKind<S>, 'table' | 'target'>,
  { by, id }: Mark,
) {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${sql.ref(target)} = ${id} and member_id = ${by.memberId}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Changes the counter in SQL, so that two concurrent writes both count. */
async function count<S extends object>(
  { db }: Write,
  { counter }: MarkKind<S>,
  { id, change }: { id: number; change: 1 | -1 },
): Promise<void> {
  if (!counter) return;
  const column = sql.ref(counter.column);
  await sql`update ${sql.table(counter.table)} set ${column} = ${column} + ${change} where id = ${id}`.execute(db);
}
