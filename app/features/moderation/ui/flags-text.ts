import { lastActivity } from '#app/ui/time/formats.ts';
import type { Case } from '../lists/cases.ts';

/** How often something was flagged, and when first: '3 keer gemeld, de eerste keer 2 dagen geleden.' */
export function flagsText({ flagCount, openedAt }: Pick<Case, 'flagCount' | 'openedAt'>, now: string): string {
  const when = lastActivity(openedAt.toISOString(), now);
  return flagCount === 1 ? `1 keer gemeld: ${when}.` : `${flagCount} keer gemeld, de eerste keer: ${when}.`;
}
