import { storedValue } from '#app/ui/browser-storage/stored-value.ts';
import { type DayPlan, makeDayPlan } from './day-plan.ts';

const objectOf = (stored: unknown): Record<string, unknown> =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};

/** The day that a reader planned last, in this browser alone. */
export const ownDay = storedValue<DayPlan>('recipes.day', (stored) => {
  const { meals, people } = objectOf(stored);
  return makeDayPlan((meal) => {
    const ids = objectOf(meals)[meal];
    return Array.isArray(ids) ? ids : [];
  }, people);
});
