import { use, useEffect, useSyncExternalStore } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { ownLimits } from '../../../nutrient-limits/own-limits.ts';
import { NO_TASTE, ownTaste } from '../../../nutrient-limits/own-taste.ts';
import {
  hasLimits,
  isOfAddress,
  isSameLimits,
  type NutrientLimits,
  type RecipesView,
  recipesViewPath,
  viewFields,
  viewFieldsWithFirst,
  type Wishes,
} from '../../../overview/overview-paths.ts';
import { RECIPES_PATH } from '../../../paths.ts';
import type { RecipesOverview } from '../../../screens/read-overview-screen.ts';

/**
 * The limits that hold for the lists of this document, in place of those of the profile; null for those. They live as long as
 * the document, since an address is seen by others (rules.md R57): a logout, too, ends it (R56).
 */
let inUse: NutrientLimits | null = null;

/** The list that was read last within them, for a reader who comes back to it. */
let lastRead: RecipesOverview | null = null;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setInUse(limits: NutrientLimits | null): void {
  inUse = limits;
  if (!limits) lastRead = null;
  for (const listener of listeners) listener();
}

/** Lets what the address says hold again: the limits of the profile, or none. */
export const forgetLimitsInUse = (): void => setInUse(null);

/** Gives the function that shows the first page of a list within its limits, beginning at the view that is shown. */
export function useShowView(shown: RecipesView): (changes: Partial<RecipesView>) => void {
  const navigate = useNavigate();
  return (changes) => {
    const view = { ...shown, ...changes, page: 1 };
    setInUse(isOfAddress(view) ? null : view.limits);
    const path = recipesViewPath(view);
    if (path !== recipesViewPath(shown)) navigate(path, { preventScrollReset: true });
  };
}

const NO_LIMITS: NutrientLimits = {};

/** What the reader minds: the limits of their profile, or else of this browser, and the taste that it knows; none on the server. */
export function useWishes(profileLimits: NutrientLimits): Wishes {
  const own = useSyncExternalStore(ownLimits.subscribe, ownLimits.read, () => NO_LIMITS);
  const taste = useSyncExternalStore(ownTaste.subscribe, ownTaste.read, () => NO_TASTE);
  return { ...taste, limits: hasLimits(profileLimits) ? profileLimits : own };
}

/**
 * What a list begins with that is neither narrowed to what fits nor in an order of its own. Null where the server knows of
 * it by itself, or there is nothing to know.
 */
function firstOf(view: RecipesView, wishes: Wishes): Wishes | null {
  const { favourites, limits, profileLimits } = view;
  if (favourites || hasLimits(limits)) return null;
  return isMet(view, { ...wishes, limits: hasLimits(profileLimits) ? {} : wishes.limits }) ? null : wishes;
}

/** Whether a list is narrowed to all that a reader wishes. */
export const isMet = (view: Wishes, { types, without, limits }: Wishes): boolean =>
  isSameLimits({ ...view.limits, ...limits }, view.limits) &&
  types.every((id) => view.types.includes(id)) &&
  without.every((allergen) => view.without.includes(allergen));

/**
 * The overview that the address asks for, or the one that a form without JavaScript did; within the limits in use, or with what
 * fits the reader's wishes first, for which the server is asked in the body of a POST. `view` has what is chosen at once,
 * `overview` once it is read.
 */
export function useOverviewWithinLimits(loaded: RecipesOverview, posted: RecipesOverview | undefined) {
  const asked = posted ?? loaded;
  const chosen = useSyncExternalStore(
    subscribe,
    () => inUse,
    () => null,
  );
  const wishes = useWishes(asked.view.profileLimits);
  const narrowed = chosen ? { ...asked.view, limits: chosen } : asked.view;
  const first = firstOf(narrowed, wishes);
  const view = first ? { ...narrowed, first } : narrowed;
  const isNarrowed = chosen !== null && !isOfAddress(view);
  const isOwn = isNarrowed || first !== null;
  const fetcher = useFetcher<RecipesOverview | { error: string }>();
  const token = use(AntiforgeryContext);
  const fields = first ? viewFieldsWithFirst(view, first) : viewFields(view);
  const request = isOwn ? JSON.stringify({ ...fields, ...(token && { _csrf: token }) }) : null;
  const { submit } = fetcher;

  useEffect(() => {
    if (posted && !isOfAddress(posted.view)) setInUse(posted.view.limits);
  }, [posted]);
  useEffect(() => {
    if (request) submit(JSON.parse(request), { method: 'post', action: RECIPES_PATH, defaultShouldRevalidate: false });
  }, [request, submit]);
  const read = fetcher.data && 'recipes' in fetcher.data ? fetcher.data : null;
  useEffect(() => {
    if (read && isOwn) lastRead = read;
  }, [read, isOwn]);

  // While a list is read again, the former one stands there; one that only begins with what fits never for another address.
  const former = [read, lastRead].find(
    (one) => one && (isNarrowed || recipesViewPath(one.view) === recipesViewPath(asked.view)),
  );

  return {
    view,
    wishes,
    overview: (isOwn && former) || asked,
    isReading: isOwn && (fetcher.state !== 'idle' || !fetcher.data),
    failed: isNarrowed && fetcher.state === 'idle' && fetcher.data !== undefined && 'error' in fetcher.data,
  };
}
