import type { Client } from 'pg';
import { SORTED_MOST } from '#app/features/conversations/lists/newest-first.ts';
import type { Query } from './record-queries.ts';

/** A step of a plan, as far as we look at it. */
interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Plan Rows': number;
  Plans?: Step[];
}

/** The tables that must never be read whole, and which of them are big enough here for a plan to mean something. */
export interface Tables {
  growing: ReadonlySet<string>;
  big: ReadonlySet<string>;
}

/** Asks PostgreSQL for plans: with its free choice, and with reading tables whole forbidden. */
export interface Planners {
  free: Client;
  forbidden: Client;
}

/**
 * What is wrong with the ways in which PostgreSQL would do a query, each as a sentence; nothing when all is well. It is
 * asked twice:
 *
 * - With its free choice. Over a big table with statistics that shows what happens in earnest, also where an index is
 *   there but so much of the table is wanted that it would not be used.
 * - With reading tables whole forbidden (`enable_seqscan = off`), which PostgreSQL still does where nothing else is
 *   possible. Alone that would prove too little: an index that serves the order and not the condition passes as well.
 *   But it is the only question to ask about a table that is small here, where reading it whole is right.
 *
 * An index that is read from one end to the other counts as reading the table whole, unless a limit cuts it short. And
 * nothing sorts what grows: where PostgreSQL expects more rows than lists may sort, an index should have given the order.
 */
export async function faultsOf(planners: Planners, query: Query, { growing, big }: Tables): Promise<string[]> {
  const [free, forbidden] = await Promise.all([planOf(planners.free, query), planOf(planners.forbidden, query)]);
  const wholeReads = [
    ...wholeReadsIn(free, false).filter(({ table }) => growing.has(table) && big.has(table)),
    ...wholeReadsIn(forbidden, false).filter(({ table }) => growing.has(table)),
  ].map(({ table, how }) => `${how} over ${table}`);
  const sorts = stepsOf(free).filter(sortsTooMuch);
  return [...wholeReads, ...sorts.map((step) => `Sort of ${rowsInto(step)} rows`)].map(
    (fault) => `${fault}: ${query.sql.replaceAll(/\s+/g, ' ').trim()}`,
  );
}

async function planOf(client: Client, { sql, values }: Query): Promise<Step> {
  const { rows } = await client.query(`explain (format json) ${sql}`, values);
  return rows[0]['QUERY PLAN'][0].Plan;
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

const rowsInto = ({ Plans = [] }: Step): number => Math.max(...Plans.map((inner) => inner['Plan Rows']));

const sortsTooMuch = (step: Step): boolean => step['Node Type'] === 'Sort' && rowsInto(step) > SORTED_MOST;

interface WholeRead {
  table: string;
  how: string;
}

/** These need all their input before they give anything: a limit above them cuts nothing short. */
const NEEDS_ALL = /^(Sort|Incremental Sort|Aggregate|Hash|WindowAgg|SetOp|Unique|Materialize|ModifyTable)$/;

function wholeReadsIn(step: Step, limited: boolean): WholeRead[] {
  const type = step['Node Type'];
  const below = type === 'Limit' || (limited && !NEEDS_ALL.test(type));
  return [...wholeRead(step, limited), ...(step.Plans ?? []).flatMap((inner) => wholeReadsIn(inner, below))];
}

function wholeRead(step: Step, limited: boolean): WholeRead[] {
  const how = step['Node Type'];
  const table = step['Relation Name'] ?? '';
  if (how === 'Seq Scan') return [{ table, how }];
  const unbounded = /^Index (Only )?Scan$/.test(how) && !step['Index Cond'] && !limited;
  return unbounded ? [{ table, how: `${how} of all ${step['Index Name']}` }] : [];
}
