import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Something that readers type, and what they want. */
export interface Query {
  query: string;
  kind: 'plain' | 'typo' | 'synonym' | 'compound';
  intent: string;
  /** Whether it is not looked at while tuning. */
  heldOut: boolean;
}

/**
 * The grades of one result of a query, 0 to 3, by two judges who saw the query and the text and not the search, and by a
 * third where the two differ by two or more.
 */
type Grades = readonly [number, number] | readonly [number, number, number];

/** The graded results of a query, each as `kind: title`. */
export type Judged = ReadonlyMap<string, Grades>;

const read = <T>(file: string): T => parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** The queries for tuning, or those that are held out. */
export const readQueries = (heldOut: boolean): Query[] =>
  read<Query[]>('queries.yaml').filter((query) => query.heldOut === heldOut);

/** The grades of the results of each query. */
export const readJudgements = (heldOut: boolean): Map<string, Judged> =>
  new Map(
    read<{ query: string; grades: Record<string, Grades> }[]>(
      heldOut ? 'judgements-held-out.yaml' : 'judgements.yaml',
    ).map(({ query, grades }) => [query, new Map(Object.entries(grades))]),
  );

/** What a result is worth: the middle one of three grades, or the mean of two. */
export const gradeOf = (grades: Grades): number => {
  const sorted = [...grades].sort((one, other) => one - other);
  return sorted.length === 3 ? (sorted[1] as number) : ((sorted[0] as number) + (sorted[1] as number)) / 2;
};
