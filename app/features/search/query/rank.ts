import { DAY } from '#app/platform/clock.ts';
import { KINDS } from '../entries/kinds.ts';
import { wordsOf } from '../words.ts';
import type { AnalysedTerm } from './analysed-term.ts';
import type { Candidate } from './find-candidates.ts';

/** A candidate with its score. */
export interface Ranked {
  candidate: Candidate;
  score: number;
}

/** The highest weight of a term in an entry. */
const MAX_WEIGHT = 1000;

/** An entry with less of the rarity of the search than this is no result, unless none has more. */
const MIN_COVERAGE = 0.2;

/** How much it counts that an entry has all words of the search rather than some. */
const COVERAGE_POWER = 0.5;

/** How much more an entry counts whose title says nothing else than the search. */
const TITLE_BONUS = 2.5;

/** How much more an entry counts whose title is what was typed, stop words and all. */
const SAME_TITLE = 3;

/** How much less the oldest news and contributions count, and after how long they count half of that. */
const AGE_PENALTY = 0.25;
const AGE_HALF = 365 * DAY;

/** Pages of editors are kept up to date: their age says nothing. */
const AGEING = new Set(['news', 'conversation', 'blog', 'post', 'advice']);

/** The candidates in the order in which they answer the search best, without those that share too little with it. */
export function rank(
  candidates: readonly Candidate[],
  sought: { typed: string; analysed: AnalysedTerm; terms: readonly string[]; boost: number; now: Date },
): Ranked[] {
  const typed = wordsOf(sought.analysed.correction ?? sought.typed).join(' ');
  const scored = candidates.map((candidate) => ({ candidate, ...scoreOf(candidate, { ...sought, typed }) }));
  const best = Math.max(0, ...scored.map(({ coverage }) => coverage));
  return scored
    .filter(({ coverage }) => coverage >= Math.min(MIN_COVERAGE, best))
    .sort((one, other) => other.score - one.score || other.candidate.entryId - one.candidate.entryId)
    .map(({ candidate, score }) => ({ candidate, score }));
}

function scoreOf(
  candidate: Candidate,
  { typed, analysed: { slots, expansions }, terms, boost, now }: Parameters<typeof rank>[1],
): { score: number; coverage: number } {
  const found = new Map(candidate.found.map((one) => [terms[one.term], one]));
  const matches = new Array<{ factor: number; weight: number; title: boolean } | undefined>(slots.length);
  for (const { slots: covered, terms: needed, factor } of expansions) {
    const weights = needed.map((term) => found.get(term));
    if (weights.some((one) => one === undefined)) continue;
    const weight =
      factor *
      Math.min(...weights.map((one) => ((one?.weight ?? 0) + (boost - 1) * (one?.titleWeight ?? 0)) / MAX_WEIGHT));
    const title = weights.every((one) => (one?.titleWeight ?? 0) > 0);
    for (const slot of covered) {
      const match = matches[slot];
      matches[slot] = {
        factor: Math.max(factor, match?.factor ?? 0),
        weight: Math.max(weight, match?.weight ?? 0),
        title: title || (match?.title ?? false),
      };
    }
  }
  const sum = (value: (slot: number) => number) =>
    slots.reduce((total, { rarity }, slot) => total + rarity * value(slot), 0);
  const all = sum(() => 1);
  const coverage = sum((slot) => Math.min(1, matches[slot]?.factor ?? 0)) / all;
  const weight = sum((slot) => matches[slot]?.weight ?? 0) / all;
  const titleShare = sum((slot) => (matches[slot]?.title ? Math.min(1, matches[slot]?.factor ?? 0) : 0)) / all;
  const title = wordsOf(candidate.title);
  const said = Math.max(1, title.length);
  const titleFit = titleShare * Math.min(1, matches.filter((match) => match?.title).length / said);
  const score =
    weight *
    coverage ** COVERAGE_POWER *
    (1 + TITLE_BONUS * titleFit) *
    (title.join(' ') === typed ? SAME_TITLE : 1) *
    KINDS[candidate.kind].boost *
    ageFactor(candidate, now);
  return { score, coverage };
}

function ageFactor({ kind, activeAt }: Candidate, now: Date): number {
  if (!AGEING.has(kind)) return 1;
  const age = Math.max(0, now.getTime() - new Date(activeAt).getTime());
  return 1 - AGE_PENALTY * (1 - 0.5 ** (age / AGE_HALF));
}
