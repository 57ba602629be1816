import type { RequestContext } from '#app/platform/http/request-context.ts';
import { KINDS, RESULT_PILLARS } from '../entries/kinds.ts';
import { PILLARS, type Pillar } from '../paths.ts';
import { PILLAR_MAX } from '../rules.ts';
import type { PillarCounts } from '../search-result.ts';
import { analyseTerm } from './analyse-term.ts';
import { type AnalysedTerm, FACTORS } from './analysed-term.ts';
import { type Candidate, findCandidates, type SoughtTerm } from './find-candidates.ts';
import { rank } from './rank.ts';

/** What a search found for this viewer. */
export interface Found {
  analysed: AnalysedTerm;
  /** The results of each pillar, the best first. */
  results: Readonly<Record<Pillar, readonly Candidate[]>>;
  counts: PillarCounts;
  /** Whether nothing was found for a word as it was typed, so that all results are those of its correction. */
  corrected: boolean;
}

/** Searches for a term; gives the best results of every pillar, as this viewer may see them. */
export const search = async (ctx: RequestContext, { term, boost }: { term: string; boost: number }): Promise<Found> =>
  searchFor(ctx, { term, boost, analysed: await analyseTerm(ctx, term) });

/** The same for what is looked for in place of a term. */
export async function searchFor(
  ctx: RequestContext,
  { term, boost, analysed }: { term: string; boost: number; analysed: AnalysedTerm },
): Promise<Found> {
  const sought = soughtTerms(analysed);
  const candidates = await findCandidates(ctx.platform.db, { terms: sought, viewer: ctx.viewer });
  const terms = sought.map((one) => one.term);
  const ranked = rank(candidates, { typed: term, analysed, terms, boost, now: ctx.platform.clock.now() }).map(
    ({ candidate }) => candidate,
  );
  const byPillar = Map.groupBy(ranked, ({ kind }) => KINDS[kind].pillar);
  const results = Object.fromEntries(
    PILLARS.map((pillar) => [pillar, pillar === 'all' ? [] : (byPillar.get(pillar) ?? []).slice(0, PILLAR_MAX)]),
  ) as Record<Pillar, Candidate[]>;
  const listed = new Set(Object.values(results).flat());
  results.all = ranked.filter((candidate) => listed.has(candidate));
  return {
    analysed,
    results,
    counts: countPillars(results, byPillar),
    corrected: analysed.mistyped.length > 0 && !ranked.some((one) => hasAny(one, terms, analysed.mistyped)),
  };
}

/** The terms that are marked in results. Of a synonym of several words, one word alone says something else. */
export const foundTerms = ({ expansions }: AnalysedTerm): string[] => [
  ...new Set(expansions.filter(({ terms }) => terms.length === 1).flatMap(({ terms }) => terms)),
];

/** How many terms are looked for: synonyms may be of several words (rules.md R38). */
const MAX_TERMS = 36;

/** The terms of all expansions, each with how much a match counts at most. */
function soughtTerms({ slots, expansions }: AnalysedTerm): SoughtTerm[] {
  const sought = new Map<string, SoughtTerm>();
  for (const { slots: covered, terms, factor } of expansions) {
    const value = factor * covered.reduce((sum, slot) => sum + (slots[slot]?.rarity ?? 0), 0);
    for (const term of terms) {
      const earlier = sought.get(term);
      const typed = factor >= FACTORS.typed || (earlier?.typed ?? false);
      sought.set(term, { term, value: Math.max(value, earlier?.value ?? 0), typed });
    }
  }
  return [...sought.values()].slice(0, MAX_TERMS);
}

function countPillars(
  results: Readonly<Record<Pillar, readonly Candidate[]>>,
  byPillar: ReadonlyMap<string, readonly Candidate[]>,
): PillarCounts {
  const hasMore = (pillar: string) => (byPillar.get(pillar)?.length ?? 0) > PILLAR_MAX;
  return Object.fromEntries(
    PILLARS.map((pillar) => [
      pillar,
      { found: results[pillar].length, more: pillar === 'all' ? RESULT_PILLARS.some(hasMore) : hasMore(pillar) },
    ]),
  ) as Record<Pillar, PillarCounts[Pillar]>;
}

const hasAny = ({ found }: Candidate, terms: readonly string[], wanted: readonly string[]): boolean =>
  found.some(({ term }) => wanted.includes(terms[term] ?? ''));
