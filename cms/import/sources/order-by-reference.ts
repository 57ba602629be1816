import type { Source } from './read-sources.ts';

/** The keys of the sources to which each source refers, by its own key. */
export type References = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The sources in an order in which each comes after those that it refers to, except where some refer to each other in a
 * circle: so few need a draft before they are published.
 */
export function orderByReference(sources: readonly Source[], references: References): Source[] {
  const byKey = new Map(sources.map((source) => [source.key, source]));
  const visited = new Set<string>();
  const ordered: Source[] = [];
  const visit = (source: Source) => {
    if (visited.has(source.key)) return;
    visited.add(source.key);
    for (const key of references.get(source.key) ?? []) {
      const referred = byKey.get(key);
      if (referred) visit(referred);
    }
    ordered.push(source);
  };
  sources.forEach(visit);
  return ordered;
}
