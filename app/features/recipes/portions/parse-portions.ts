import { isDeepStrictEqual } from 'node:util';
import { PEOPLE_PARAMETER, type Portions } from '../paths.ts';
import { MAX_PEOPLE } from '../rules.ts';

/**
 * For how many people the query asks a recipe that was written for `own`, of which a few old ones do not say it: those are
 * not scaled. A number that is none, too large, or the recipe's own is not canonical.
 */
export function parsePortions(query: URLSearchParams, own: number): { portions: Portions; isCanonical: boolean } {
  const requested = query.getAll(PEOPLE_PARAMETER);
  const number = /^[1-9]\d?$/.test(requested[0] ?? '') ? Number(requested[0]) : own;
  const people = own > 0 && number <= MAX_PEOPLE ? number : own;
  return {
    portions: { people, own },
    isCanonical: isDeepStrictEqual(requested, people === own ? [] : [String(people)]),
  };
}
