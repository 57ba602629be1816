import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';

type Column = 'integer' | 'integer[]' | 'text' | 'boolean' | 'date' | 'timestamptz' | 'bytea' | 'bigint' | 'jsonb';
type Cell = number | readonly number[] | string | boolean | Date | Buffer | null;

/** How many rows go in one statement: a few megabytes. */
const BATCH = 10_000;

/**
 * Inserts rows, ids included, in batches. `row` gives the cells of one row, in the order of `columns`. Constraints and
 * indexes stay on, so that the rows are as valid as those of the site.
 */
export async function insertRows<Row>(
  db: Database,
  {
    into,
    columns,
    rows,
    row,
  }: { into: string; columns: Record<string, Column>; rows: Iterable<Row>; row: (of: Row) => Cell[] },
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const types = Object.values(columns);
  const cellNames = types.map((_, index) => sql.ref(`cell${index}`));
  const cellsAs = sql.join(types.map((type, index) => sql`${cellNames[index]}::${sql.raw(type)}`));
  const flush = async (cells: Cell[][]) => {
    const arrays = sql.join(cells.map((column, index) => array(column, types[index] as Column)));
    await sql`
      insert into ${sql.table(into)} (${names}) overriding system value
      select ${cellsAs} from unnest(${arrays}) as cells (${sql.join(cellNames)})
    `.execute(db);
  };
  let batch = types.map((): Cell[] => []);
  for (const each of rows) {
    for (const [index, cell] of row(each).entries()) batch[index]?.push(cell);
    if (batch[0]?.length !== BATCH) continue;
    await flush(batch);
    batch = types.map(() => []);
  }
  if (batch[0]?.length) await flush(batch);
}

/** A list of lists goes as texts, because unnest() would take the lists apart as well. */
const array = (cells: Cell[], type: Column): RawBuilder<unknown> =>
  type === 'integer[]'
    ? sql`${cells.map((cell) => `{${(cell as readonly number[]).join()}}`)}::text[]`
    : sql`${cells}::${sql.raw(type)}[]`;

/**
 * Reserves `count` consecutive ids of a table and gives the first. Rows inserted meanwhile get later ids.
 */
export const reserveIds = (db: Database, table: keyof DB & string, count: number): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const name = table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const sequence = sql`pg_get_serial_sequence(${name}, 'id')`;
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
    const { rows } = await sql<{ first: number }>`select nextval(${sequence}) as first`.execute(transaction);
    const { first } = rows[0] as { first: number };
    await sql`select setval(${sequence}, ${first + count - 1})`.execute(transaction);
    return first;
  });
