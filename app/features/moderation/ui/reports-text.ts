import { lastActivity } from '#app/ui/time/formats.ts';
import type { Case } from '../lists/list-cases.ts';

/** How often something was reported, and when first: '3 keer gemeld, de eerste keer 2 dagen geleden.' */
export function reportsText({ reportCount, openedAt }: Pick<Case, 'reportCount' | 'openedAt'>, now: string): string {
  const when = lastActivity(openedAt.toISOString(), now);
  return reportCount === 1 ? `1 keer gemeld: ${when}.` : `${reportCount} keer gemeld, de eerste keer: ${when}.`;
}
