import { type RawBuilder, type SelectType, type SqlBool, sql } from 'kysely';
import type { DB } from '#app/platform/database/types.generated.ts';
import { inBatchesAfter, type MemberData, type MemberRow, memberData } from './member-data.ts';

type Table = keyof DB & string;
type ColumnOf<T extends Table> = keyof DB[T] & string;

/** A column of any table, such as `reaction.body`. */
type Column = { [T in Table]: `${T}.${ColumnOf<T>}` }[Table];

/** What a field is called in the readable page, and its source where that is not the column of the same name. */
type Field = string | readonly [label: string, source: Column | RawBuilder<string | null>];

type Fields = Readonly<Record<string, Field>>;

/** Refuses a label alone where the table has no column of that name. */
type Checked<T extends Table, F extends Fields> = {
  readonly [Name in keyof F]: Name extends ColumnOf<T> ? F[Name] : Exclude<F[Name], string>;
};

/** The values of one row. */
type RowOf<T extends Table, F extends Fields> = {
  readonly [Name in keyof F & string]: F[Name] extends readonly [string, infer Source]
    ? ValueOf<Source>
    : Name extends ColumnOf<T>
      ? SelectType<DB[T][Name]>
      : never;
};

type ValueOf<Source> = Source extends `${infer T extends Table}.${infer Name}`
  ? SelectType<DB[T][Name & ColumnOf<T>]>
  : Source extends RawBuilder<infer Value>
    ? Value
    : never;

interface TableData<T extends Table, F extends Fields> extends Pick<MemberData, 'name' | 'title'> {
  readonly table: T;
  /** The column that refers to the member; with several, a row is theirs by any of them. */
  readonly member: ColumnOf<T> | Column | readonly ColumnOf<T>[];
  /** What is read beside the table: a column of each other table, and the column that it equals. */
  readonly joins?: readonly (readonly [Column, Column])[];
  /** Which of the rows of a member it is about; by default all. */
  readonly where?: RawBuilder<SqlBool>;
  /** The fields, in their order. */
  readonly fields: F & Checked<T, F>;
  /** The column that orders the rows of a member; no two of these have the same value in it. */
  readonly key: ColumnOf<T>;
  /** Puts the values of a row into words. */
  readonly present?: (row: RowOf<T, F>) => MemberRow<keyof F & string>;
}

/** Declares that a feature keeps rows of a table about members, and which of their columns the member sees. */
export function tableData<T extends Table, const F extends Fields>(declared: TableData<T, F>): MemberData {
  const { name, title, table, present } = declared;
  const fields = Object.entries<Field>(declared.fields).map(([field, told]) => {
    const [label, source] = typeof told === 'string' ? [told, `${table}.${field}`] : told;
    return { field, label, source: typeof source === 'string' ? sql.ref(source) : source };
  });
  const query = selectRows(declared, sql.join(fields.map(({ field, source }) => sql`${source} as ${sql.ref(field)}`)));
  return memberData({
    name,
    title,
    tables: [table],
    labels: Object.fromEntries(fields.map(({ field, label }) => [field, label])),
    read: ({ db }, memberId) =>
      inBatchesAfter<Key, MemberRow & { key: Key }>(null, async (batch) => {
        const { rows } = await query(memberId, batch).$castTo<RowOf<T, F> & MemberRow & { key: Key }>().execute(db);
        return present ? rows.map((row) => ({ ...present(row), key: row.key })) : rows;
      }),
  });
}

type Key = number | string | null;

/** Gives the statement that reads a batch of rows of a member. */
function selectRows<T extends Table>(
  { table, member, joins = [], where, key }: Pick<TableData<T, Fields>, 'table' | 'member' | 'joins' | 'where' | 'key'>,
  fields: RawBuilder<unknown>,
) {
  const from = sql.join(
    [
      sql.table(table),
      ...joins.map(
        ([column, other]) => sql`join ${sql.table(tableOf(column))} on ${sql.ref(column)} = ${sql.ref(other)}`,
      ),
    ],
    sql` `,
  );
  const keyColumn = sql.ref(`${table}.${key}`);
  const members = [member].flat().map((column) => sql.ref(column.includes('.') ? column : `${table}.${column}`));
  return (memberId: number, { after, limit }: { after: Key; limit: number }) => sql`
    select ${keyColumn} as key, ${fields} from ${from}
    where (${sql.join(
      members.map((column) => sql`${column} = ${memberId}`),
      sql` or `,
    )})
      ${where ? sql`and ${where}` : sql``}
      ${after === null ? sql`` : sql`and ${keyColumn} > ${after}`}
    order by ${keyColumn} limit ${limit}
  `;
}

const tableOf = (column: Column): string => column.slice(0, column.indexOf('.'));

/**
 * A text that somebody else may have written, or null when a moderator hid it or what it is part of (docs/decisions/hiding.md).
 * `hiddenIn` are the tables that tell so.
 */
export const unlessHidden = (text: string, hiddenIn: readonly string[]): RawBuilder<string | null> =>
  sql`case when ${sql.join(
    hiddenIn.map((table) => sql`${sql.ref(`${table}.hiddenAt`)} is null`),
    sql` and `,
  )} then ${sql.ref(text)} end`;
