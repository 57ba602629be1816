import type { Database } from './database.ts';
import { type Writable, write } from './write.ts';

/** The stored figures with these names, by name; one that was never stored is absent. */
export async function findFigures(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('siteFigure').select(['name', 'number']).where('name', 'in', names).execute();
  return new Map(rows.map(({ name, number }) => [name, number]));
}

/** Stores figures by their names, and invalidates the pages with the topic, if one of them changed. */
export async function storeFigures(
  platform: Writable,
  figures: Readonly<Record<string, number>>,
  topic?: string,
): Promise<void> {
  const stored = await findFigures(platform.db, Object.keys(figures));
  const rows = Object.entries(figures).map(([name, number]) => ({ name, number }));
  if (rows.every(({ name, number }) => stored.get(name) === number)) return;
  await write(platform, async ({ db, invalidate }) => {
    await db
      .insertInto('siteFigure')
      .values(rows)
      .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ number: eb.ref('excluded.number') })))
      .execute();
    if (topic) invalidate(topic);
  });
}
