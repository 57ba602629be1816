import {
  CamelCasePlugin,
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type { Database } from './database.ts';
import { nameStatement } from './statement-names.ts';
import type { DB } from './types.generated.ts';

/** A query of Kysely's builder, or written in SQL. */
type Buildable<R> = Compilable<R> | RawBuilder<R>;

/** Runs a prepared query with these parameters; gives its rows. */
export type PreparedQuery<P, R> = (db: Database, parameters: P) => Promise<R[]>;

/**
 * Declares a query that is built and compiled once in each process, on its first use, and parsed once on each connection to
 * PostgreSQL. Building and compiling take longer than sending, so frequent queries of pages and calls are prepared.
 *
 * `build` gets a placeholder for each parameter, which it may only pass on to the query: computing with one throws, and a
 * condition on one would be decided at the first use. A list is one parameter, compared by `= any(…)` instead of `in`.
 * Columns are named one by one: a `select *` breaks on the open connections when a migration adds a column.
 */
export function prepared<P extends object, R>(
  build: (db: Database, parameters: P) => Buildable<R>,
): PreparedQuery<P, R> {
  let query: CompiledQuery<R> | undefined;
  return async (db, parameters) => {
    query ??= compile(build);
    const { rows } = await db.executeQuery<R>({ ...query, parameters: query.parameters.map(resolveValue(parameters)) });
    return rows;
  };
}

function compile<P extends object, R>(build: (db: Database, parameters: P) => Buildable<R>): CompiledQuery<R> {
  const placeholders = new Proxy({} as P, {
    get: (_target, name) => new Parameter(String(name)),
    ownKeys() {
      throw new Error('A prepared query can only name its parameters one by one.');
    },
  });
  const query = build(compiler, placeholders).compile(compiler);
  nameStatement(query.sql);
  return query;
}

/** A placeholder for a value that is known only when the query runs. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`A prepared query computes with its parameter ${this.name}: compute before it is run.`);
  }

  toJSON(): never {
    return this[Symbol.toPrimitive]();
  }
}

const resolveValue = (parameters: object) => (value: unknown) =>
  value instanceof Parameter ? parameters[value.name as keyof typeof parameters] : value;

class UnconnectedDriver extends DummyDriver {
  override acquireConnection(): Promise<never> {
    throw new Error('A prepared query is being built: it can run nothing.');
  }
}

/** Builds and compiles queries, but cannot run them. */
const compiler = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new UnconnectedDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
});
