const names = new Map<string, string>();

/** Gives a statement a name under which the connections of this process prepare it. */
export function nameStatement(sql: string): void {
  if (!names.has(sql)) names.set(sql, `prepared-${names.size + 1}`);
}

/** The name of a statement, or undefined where it has none. */
export const nameOfStatement = (sql: string): string | undefined => names.get(sql);
