import type { Client } from 'pg';
import { MAX_SORTED } from '#app/platform/database/list-queries.ts';
import type { Query } from '#tests/support/record-queries.ts';

/** A node of a query plan, with the fields that are checked. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

/** The tables that must never be read whole, and those of them that are big enough here for a realistic plan. */
export interface Tables {
  growing: ReadonlySet<string>;
  /** The tables that do not grow with the number of members or texts. */
  bounded: ReadonlySet<string>;
  big: ReadonlySet<string>;
  /** Partial indexes of few rows of such tables: reading these whole always stays cheap. */
  smallIndexes: ReadonlySet<string>;
}

/** Asks PostgreSQL for plans: with its free choice, and with reading tables whole forbidden. */
export interface Planners {
  free: Client;
  forbidden: Client;
}

/**
 * Explains a query and gives a sentence for each problem in its plan; an empty list when the plan is good. PostgreSQL is
 * asked for a plan twice:
 *
 * - With its free choice. For a big table with statistics this is the plan of production, also where an index exists but
 *   is not used because the query needs a large part of the table.
 * - With sequential scans disabled (`enable_seqscan = off`), which PostgreSQL still uses where nothing else is possible.
 *   This alone would prove too little, because an index for the order but not for the condition passes as well. But it is
 *   the only check for a table that is small here, where a sequential scan is the right plan.
 *
 * Reading an index from end to end counts as reading the table whole, unless a limit stops it. A sort of more rows than
 * lists may sort is a problem too: an index should give the order. The rows of a table that does not grow may be sorted,
 * however many PostgreSQL expects there: it guesses by the pages, which are many for a while after rows were updated often.
 */
export async function findPlanProblems(
  planners: Planners,
  query: Query,
  { growing, bounded, big, smallIndexes }: Tables,
): Promise<string[]> {
  const [free, forbidden] = await Promise.all([planOf(planners.free, query), planOf(planners.forbidden, query)]);
  const wholeReads = [
    ...wholeReadsIn(free, false).filter(({ table }) => growing.has(table) && big.has(table)),
    ...wholeReadsIn(forbidden, false).filter(({ table }) => growing.has(table)),
  ]
    .filter(({ index }) => index === undefined || !smallIndexes.has(index))
    .map(({ table, how }) => `${how} over ${table}`);
  const sorts = nodesOf(free).filter((node) => sortsTooMuch(node) && !readsOnly(bounded, node));
  return [...wholeReads, ...sorts.map((node) => `Sort of ${inputRows(node)} rows`)].map(
    (problem) => `${problem}: ${query.sql.replaceAll(/\s+/g, ' ').trim()}`,
  );
}

async function planOf(client: Client, { sql, values }: Query): Promise<PlanNode> {
  const { rows } = await client.query(`explain (format json) ${sql}`, values);
  return rows[0]['QUERY PLAN'][0].Plan;
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const inputRows = ({ Plans = [] }: PlanNode): number => Math.max(...Plans.map((inner) => inner['Plan Rows']));

const sortsTooMuch = (node: PlanNode): boolean => node['Node Type'] === 'Sort' && inputRows(node) > MAX_SORTED;

const readsOnly = (tables: ReadonlySet<string>, { Plans = [] }: PlanNode): boolean =>
  Plans.every(({ 'Relation Name': table }) => table !== undefined && tables.has(table));

interface WholeRead {
  table: string;
  index?: string | undefined;
  how: string;
}

/** Nodes that read all their input before their first row, so that a limit above them saves nothing. */
const NEEDS_ALL = /^(Sort|Incremental Sort|Aggregate|Hash|WindowAgg|SetOp|Unique|Materialize|ModifyTable)$/;

function wholeReadsIn(node: PlanNode, limited: boolean): WholeRead[] {
  const type = node['Node Type'];
  const below = type === 'Limit' || (limited && !NEEDS_ALL.test(type));
  return [...wholeRead(node, limited), ...(node.Plans ?? []).flatMap((inner) => wholeReadsIn(inner, below))];
}

function wholeRead(node: PlanNode, limited: boolean): WholeRead[] {
  const how = node['Node Type'];
  const table = node['Relation Name'] ?? '';
  if (how === 'Seq Scan') return [{ table, how }];
  const unbounded = /^Index (Only )?Scan$/.test(how) && !node['Index Cond'] && !limited;
  const index = node['Index Name'];
  return unbounded ? [{ table, index, how: `${how} of all ${index}` }] : [];
}
