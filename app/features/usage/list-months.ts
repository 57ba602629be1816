import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { METRIC_LABELS, type UsageMetric } from './metrics.ts';

/** How often something happened in a month ('2026-11'). */
interface MonthCount {
  month: string;
  name: UsageMetric;
  number: number;
}

/** All counts by month, the newest first. */
export async function listMonths(db: Database): Promise<MonthCount[]> {
  const { rows } = await sql<MonthCount>`
    select to_char(day, 'YYYY-MM') as month, name, sum(number)::integer as number
    from usage_count group by month, name order by month desc, name
  `.execute(db);
  return rows;
}

/** The counts as lines of text for the terminal: each month, and below it the counts in their fixed order. */
export function renderMonths(counts: readonly MonthCount[]): string[] {
  if (counts.length === 0) return ['Er is nog niets geteld.'];
  const months = Map.groupBy(counts, ({ month }) => month);
  return [...months].flatMap(([month, ofMonth]) => {
    const numbers = new Map(ofMonth.map(({ name, number }) => [name, number]));
    const names = Object.keys(METRIC_LABELS) as UsageMetric[];
    const lines = names.map(
      (name) => `  ${METRIC_LABELS[name].padEnd(36)}${String(numbers.get(name) ?? 0).padStart(8)}`,
    );
    return [month, ...lines];
  });
}
